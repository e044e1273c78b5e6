import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** A program with a process group of its own: killed as a whole, as a machine without power ends everything at once. */
export class OwnProcess {
  #child: ChildProcess | undefined;

  /** Its number, also that of the group; nothing while it does not run. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get runs(): boolean {
    return this.#child !== undefined && !hasEnded(this.#child);
  }

  start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
    this.#child = spawn(program, args, { detached: true, stdio: 'ignore', env: { ...process.env, ...env } });
  }

  /** Sends a signal to it and all its processes. */
  signal(name: NodeJS.Signals): void {
    if (this.pid !== undefined) kill(-this.pid, name);
  }

  /** Kills those of its processes whose command line fits (Linux); how many those were. */
  killMembers(command: RegExp): number {
    const members = readdirSync('/proc').filter(
      (name) => /^\d+$/.test(name) && groupOf(name) === this.pid && command.test(commandOf(name)),
    );
    for (const member of members) kill(Number(member), 'SIGKILL');
    return members.length;
  }

  /** Ends it with this signal and waits until it is gone, and with it all its processes. */
  async end(name: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid === undefined) return;
    const gone = hasEnded(child) ? undefined : once(child, 'exit');
    kill(-child.pid, name);
    await gone;
    if (name !== 'SIGKILL') kill(-child.pid, 'SIGKILL');
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const told = (process: string, file: string): string => {
  try {
    return readFileSync(`/proc/${process}/${file}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};

/** The number of a process's group: the third after its name, which stands in brackets and may hold anything (proc(5)). */
const groupOf = (process: string): number => Number(told(process, 'stat').split(') ').at(-1)?.split(' ')[2]);

const commandOf = (process: string): string => told(process, 'cmdline').split('\0').join(' ').trim();

function kill(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Nothing of it is left.
  }
}
