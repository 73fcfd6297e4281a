import { judgeBatch } from '@/lib/services/judge-batch';
import { DEFAULT_PRESET, digest, PRESETS, RULES_VERSION, type Rules } from '@/lib/rules';
import type { Api, Reply } from '@/lib/offline/api';
import { withDeeds } from '@/lib/offline/beside';
import type { NewDeed } from '@/lib/offline/deed';
import { buildReplica } from '@/lib/offline/replica';
import type {
  AppendRequest,
  AppendResponse,
  AppendStop,
  LoggedEntry,
  SentEntry,
  StoredEntry,
} from '@/lib/schemas/append';
import type { BesideView } from '@/lib/schemas/beside';
import type { GameAnswer, GameView, RollCallRequest } from '@/lib/schemas/game';
import { newId } from '@/lib/schemas/new-id';
import { isUnplayed, rollCallEntries } from '@/lib/schemas/roll-call-log';

type Fault = 'none' | 'unreachable' | 'answer-lost';

/** One game on a server that tests can cut off, judged by the product's own judge. */
export class FakeServer {
  entries: LoggedEntry[] = [];
  given: GameView['given'] = [];
  witnesses: GameView['witnesses'] = [];
  help: GameView['help'] = null;
  waiting: GameView['waiting'] = [];
  late: GameView['late'] = [];
  twoEyes = false;
  revision = 0;
  /** Ids of the deeds that it took, in order. */
  readonly deeds: string[] = [];
  /** Who its joins seat, and where. */
  readonly joins: Pick<SentEntry, 'guest' | 'chair'>[] = [];
  /** With which code it refuses what is beside the log. */
  refuseDeeds: string | null = null;
  epoch = 0;
  version = 1;
  rulesVersion = RULES_VERSION;
  status: GameView['status'] = 'open';
  rollCalled = true;
  rollCallId: string | null = null;
  penHolder: string | null = null;
  fault: Fault = 'none';
  signedOut = new Set<string>();
  /** So many answers carry a digest that isn't the log's. */
  wrongDigests = 0;
  readonly id = newId();
  seats: GameView['seats'];

  constructor(
    names: readonly string[],
    readonly options: Partial<Pick<GameView, 'items' | 'final' | 'kind' | 'calledThrows'>> & {
      rules?: Rules;
    } = {},
  ) {
    this.seats = names.map((name, at) => ({ id: newId(), name, department: '', chair: at + 1 }));
  }

  view(device: string): GameView {
    return {
      v: 1,
      game: this.id,
      version: this.version,
      rulesVersion: this.rulesVersion,
      kind: this.options.kind ?? 'table',
      status: this.status,
      event: { id: newId(), name: '2026', timeZone: 'Asia/Shanghai', currency: 'CNY' },
      table: { number: 7, name: '', ordinal: 1 },
      rules: this.options.rules ?? PRESETS[DEFAULT_PRESET],
      calledThrows: this.options.calledThrows ?? true,
      final: this.options.final ?? null,
      items: this.options.items ?? [],
      ...this.beside(),
      late: this.late,
      waiting: this.waiting,
      seats: this.seats,
      rollCalled: this.rollCalled,
      rollCall: this.rollCallId,
      pen: { epoch: this.epoch, mine: this.penHolder === device, free: this.penHolder === null },
      entries: this.entries,
    };
  }

  /** An entry of the organiser, who needs no pen. */
  correct(entry: StoredEntry): string {
    const id = newId();
    const next = {
      seq: this.entries.length + 1,
      id,
      batch: newId(),
      author: 'organiser' as const,
      at: '',
      entry,
    };
    this.entries = [...this.entries, next];
    return id;
  }

  /** The server as one device sees it. */
  api(device: string): Api {
    const through = async <Value>(answer: () => Value): Promise<Reply<Value>> => {
      await Promise.resolve();
      if (this.fault === 'unreachable') return { kind: 'unreachable' };
      if (this.signedOut.has(device)) return { kind: 'signed-out' };
      const value = structuredClone(answer());
      return this.fault === 'answer-lost' ? { kind: 'unreachable' } : { kind: 'answer', value };
    };
    return {
      game: () => through(() => this.view(device)),
      append: (request) => through(() => this.append(device, request)),
      takePen: () =>
        through((): GameAnswer => {
          this.epoch += 1;
          this.penHolder = device;
          return { ok: true, game: this.view(device) };
        }),
      deed: (_id, deed) => {
        const code = this.refuseDeeds;
        if (code) return Promise.resolve({ kind: 'refused', code, params: {} });
        return through(() => this.take(deed));
      },
      rollCall: (_id, request) => through(() => this.rollCall(device, request)),
      signIn: (_id, pin) => {
        if (pin !== '123456') return Promise.resolve({ kind: 'refused', code: 'wrong-pin', params: {} });
        this.signedOut.delete(device);
        return through(() => ({}));
      },
    };
  }

  /** Changes something beside the log, as an organiser or another device would. */
  changeBeside(change: Partial<BesideView>): void {
    Object.assign(this, change);
    this.revision += 1;
  }

  private beside(): BesideView {
    const { revision, given, twoEyes, witnesses, help } = this;
    return { revision, given, twoEyes, witnesses, help };
  }

  private take(deed: NewDeed): BesideView {
    const key = deed.kind === 'given' ? (deed.body.rows[0]?.id ?? '') : deed.body.id;
    const id = deed.kind === 'help' ? `${key} ${deed.body.wanted}` : key;
    if (this.deeds.includes(id)) return this.beside();
    this.deeds.push(id);
    const { given, witnesses, help } = withDeeds(this.view(''), [{ ...deed, id }]);
    this.changeBeside({ given, witnesses, help });
    return this.beside();
  }

  private append(device: string, request: AppendRequest): AppendResponse {
    if (request.rulesVersion !== this.rulesVersion) return this.stopped('rules-version', request);
    const replica = buildReplica(this.view(device), [], null);
    if (!replica.ok) throw new Error(replica.error.code);
    const judgement = judgeBatch(replica.value.confirmed, this.entries, request.entries, new Set());
    const repeated = judgement.outcomes.every(({ status }) => status === 'duplicate');
    if (!repeated && request.version !== this.version) return this.stopped('version', request);
    if (!repeated && (this.penHolder !== device || request.epoch !== this.epoch))
      return this.stopped('pen', request);
    const own = new Set(request.entries.map(({ id }) => id));
    const others = this.entries.slice(request.length).some(({ id }) => !own.has(id));
    if (others && judgement.outcomes.some(({ status }) => status === 'refused'))
      return this.stopped('review', request);
    const logged = judgement.accepted.map(({ id, batch, entry }, index): LoggedEntry => {
      return { seq: this.entries.length + index + 1, id, batch, author: 'host', at: '', entry };
    });
    this.entries = [...this.entries, ...logged];
    for (const { id, entry, guest, chair } of judgement.accepted) {
      if (entry.kind !== 'join') continue;
      this.joins.push({ guest, chair });
      this.waiting = this.waiting.filter((one) => one.id !== guest);
      this.late = [...this.late, { id, name: entry.name, department: '', chair: chair ?? null }];
    }
    const known = this.wrongDigests-- > 0 ? '0000000000000000' : digest(judgement.log.state);
    return { ...this.stopped(null, request), outcomes: judgement.outcomes, digest: known };
  }

  private stopped(stop: AppendStop | null, request: AppendRequest): AppendResponse {
    return {
      v: 1,
      stop,
      outcomes: request.entries.map(({ id }) => ({ id, status: 'held' })),
      length: this.entries.length,
      epoch: this.epoch,
      version: this.version,
      digest: null,
      entries: this.entries.slice(request.length),
    };
  }

  private rollCall(device: string, request: RollCallRequest): GameAnswer {
    if (this.rollCallId === request.batch) return { ok: true, game: this.view(device) };
    if (this.penHolder !== device || request.epoch !== this.epoch)
      return { ok: false, stop: 'pen', game: this.view(device) };
    if (!isUnplayed(this.entries)) return { ok: false, stop: 'started', game: this.view(device) };
    if (request.version !== this.version) return { ok: false, stop: 'version', game: this.view(device) };
    const { batch, order } = request;
    const entries = rollCallEntries(request, this.entries, () => newId());
    this.seats = order.flatMap((id) => this.seats.filter((seat) => seat.id === id));
    this.rollCalled = true;
    this.rollCallId = batch;
    this.version += 1;
    const logged = entries.map(({ id, entry }, index): LoggedEntry => {
      return { id, entry, seq: this.entries.length + index + 1, batch, author: 'host', at: '' };
    });
    this.entries = [...this.entries, ...logged];
    return { ok: true, game: this.view(device) };
  }
}
