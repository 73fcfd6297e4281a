import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What decides over a start, and must not come from the environment of the tests. */
const CLEAN: Partial<NodeJS.ProcessEnv> = {
  DATABASE_URL: '',
  HUIBING_DATA_DIR: '',
  HUIBING_TEST_SERVER: '',
  AUTH_SECRET: '',
  HOST: '',
  NODE_ENV: 'production',
};

export interface Launch {
  folder: string;
  port: number;
  env?: Record<string, string>;
  /** Another user than the one who runs the tests. */
  user?: number;
  /** Instead of `node scripts/start.mjs`. */
  command?: [string, ...string[]];
}

/** A start of the app: its process and what it has printed so far. */
export class Launcher {
  readonly process: ChildProcess;
  readonly exit: Promise<number | null>;
  output = '';

  constructor({ folder, port, env = {}, user, command = [process.execPath, 'scripts/start.mjs'] }: Launch) {
    const [program, ...args] = command;
    this.process = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, ...CLEAN, PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user !== undefined && { uid: user, gid: user }),
    });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
    this.exit = once(this.process, 'close').then(([code]) => code as number | null);
  }

  /** Waits until the app is announced; throws what was printed if the start ends before. */
  async ready(): Promise<this> {
    for (;;) {
      if (this.output.includes('is ready at')) return this;
      const ended = await Promise.race([this.exit.then(() => true), sleep(50, false)]);
      if (ended) throw new Error(`The start has ended: ${this.output}`);
    }
  }

  /** The token of the one-time link, if one was shown. */
  get setupToken(): string | undefined {
    return /\/setup\/(\S+)/.exec(this.output)?.[1];
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.process.kill(signal);
    return this.exit;
  }

  /** The direct children: the database's server and the app. */
  child(kind: 'postgres' | 'next'): number {
    const found = childrenOf(this.process.pid ?? 0).find(({ args }) => args.includes(kind));
    if (!found) throw new Error(`There is no ${kind} below the launcher`);
    return found.pid;
  }
}

export function childrenOf(parent: number): { pid: number; args: string }[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return table.split('\n').flatMap((line) => {
    const [, pid, ppid, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(ppid) === parent ? [{ pid: Number(pid), args: args ?? '' }] : [];
  });
}

/** Whether a process is there. One that has ended and that nobody has asked for yet (a zombie) is not. */
export function isRunning(pid: number): boolean {
  const { status, stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 && !stdout.startsWith('Z');
}

/** Whether anything listens there. */
export async function isListening(port: number): Promise<boolean> {
  const socket = net.connect(port, 'localhost');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
