import { digest, RULES_VERSION, type Setup, type State } from '@/lib/rules';
import type { AppendRequest, AppendResponse, SentEntry, StoredEntry } from '@/lib/schemas/append';
import type { GameAnswer, GameView } from '@/lib/schemas/game';
import { newId } from '@/lib/schemas/new-id';
import { appendAllStored, appendStored, openLog, type StoredLog } from '@/lib/schemas/stored-log';

/**
 * A host's device without a screen: comes in by the table's link, judges with the core and sends through
 * the endpoint that the host's page uses.
 */
export class HttpHost {
  log: StoredLog;
  private readonly outbox: SentEntry[] = [];

  private constructor(
    private readonly base: string,
    private readonly cookie: string,
    public game: GameView,
  ) {
    this.log = replayView(game);
  }

  /** In by a link `/t/…`, with the pen, the roll called as the chairs are. */
  static async enter(base: string, link: string): Promise<HttpHost> {
    const entered = await fetch(new URL(link, base), { redirect: 'manual' });
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const gameId = new URL(entered.headers.get('location') ?? '', base).searchParams.get('game') ?? '';
    const viewed = await fetch(new URL(`/api/games/${gameId}`, base), { headers: { cookie } });
    if (!viewed.ok) throw new Error(`game ${gameId}: ${viewed.status}`);
    const host = new HttpHost(base, cookie, (await viewed.json()) as GameView);
    await host.act('pen', { epoch: host.game.pen.epoch });
    return host;
  }

  get state(): State {
    return this.log.state;
  }

  /** The seat whose turn it is, by id. */
  get next(): string {
    const seat = this.log.seatIds[(this.state.next ?? 0) - 1];
    if (seat === undefined) throw new Error('nobody is to throw');
    return seat;
  }

  /** Calls the roll: everybody in chair order, those named away. */
  async callRoll(away: readonly string[] = []): Promise<void> {
    const { version, pen, seats } = this.game;
    await this.act('roll-call', {
      version,
      epoch: pen.epoch,
      order: seats.map(({ id }) => id),
      away: seats.filter(({ name }) => away.includes(name)).map(({ id }) => ({ seat: id, entry: newId() })),
      batch: newId(),
    });
  }

  /** Judges an entry and puts it into the outbox. */
  queue(entry: StoredEntry): string {
    const sent: SentEntry = { id: newId(), batch: newId(), at: new Date().toISOString(), entry };
    const grown = appendStored(this.log, sent.id, entry);
    if (!grown.ok) throw new Error(`${grown.error.code} ${JSON.stringify(grown.error.params)}`);
    this.log = grown.value;
    this.outbox.push(sent);
    return sent.id;
  }

  /** Sends the outbox; fails unless all of it is taken. `loseAnswer`: as if the network broke after the server
   * had written; the device knows no better than to send the same again. */
  async flush({ loseAnswer = false } = {}): Promise<void> {
    const sent = this.outbox.splice(0);
    if (sent.length === 0) return;
    const length = this.log.entryIds.length - sent.length;
    if (loseAnswer) await this.send(sent, length);
    const { stop, outcomes, digest: theirs } = await this.send(sent, length);
    const wanted = loseAnswer ? 'duplicate' : 'accepted';
    if (stop !== null || outcomes.some(({ status }) => status !== wanted)) {
      throw new Error(JSON.stringify({ stop, outcomes }));
    }
    if (theirs !== digest(this.state)) throw new Error('device and server disagree');
  }

  async send(entries: SentEntry[], length: number): Promise<AppendResponse> {
    const { game, version, pen } = this.game;
    const request: AppendRequest = {
      v: 1,
      game,
      version,
      rulesVersion: RULES_VERSION,
      epoch: pen.epoch,
      length,
      entries,
    };
    const response = await this.post('/api/append', request);
    return (await response.json()) as AppendResponse;
  }

  post(path: string, body: unknown): Promise<Response> {
    const headers = {
      'content-type': 'application/json',
      origin: new URL(this.base).origin,
      cookie: this.cookie,
    };
    return fetch(new URL(path, this.base), { method: 'POST', headers, body: JSON.stringify(body) });
  }

  private async act(what: 'pen' | 'roll-call', body: unknown): Promise<void> {
    const response = await this.post(`/api/games/${this.game.game}/${what}`, body);
    const answer = (await response.json()) as GameAnswer;
    if (!answer.ok) throw new Error(`${what}: ${JSON.stringify(answer)}`);
    this.game = answer.game;
    this.log = replayView(answer.game);
  }
}

/** The core's setup of a game as the server tells it. */
export function setupOf({ kind, rules, final, seats }: GameView): Setup {
  const players = seats.map(({ name }) => name);
  if (kind === 'table') return { kind, rules, players };
  if (!final) throw new Error('a final without a format');
  return { kind, rules, players, ...final };
}

function replayView(game: GameView): StoredLog {
  const opened = openLog(
    setupOf(game),
    game.seats.map(({ id }) => id),
  );
  if (!opened.ok) throw new Error(opened.error.code);
  const log = appendAllStored(opened.value, game.entries);
  if (!log.ok) throw new Error(log.error.code);
  return log.value;
}
