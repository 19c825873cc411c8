/**
 * Pictures of strangers are decoded in a process of their own: what a hostile or huge one does to the decoder, a crash
 * too, ends that process and nothing else. Promises that every picture is answered within two deadlines.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureJob, PictureOutcome } from './picture-words.ts';

export type PictureProcess = {
  /** Makes a picture anew. One at a time: the caller sees to it. */
  remake(job: PictureJob): Promise<PictureOutcome>;
  /** Of the process while there is one. */
  pid(): number | undefined;
};

export type PictureBounds = {
  /** A picture that takes longer is refused as broken. */
  deadlineMs: number;
  /** Without pictures for so long the process ends; the next one starts it again. */
  idleMs: number;
  /** Resident memory with which it ends itself. */
  mostBytes: number;
};

const file = fileURLToPath(new URL('picture-child.ts', import.meta.url));
/** A process that died may have been killed for the memory of others; what kills a second one is the picture. */
const mostTries = 2;

type Ending = 'ended' | 'late' | 'notStarted';

/** Starts the process with the first picture; it ends with this one, however that ends. */
export function openPictureProcess({ deadlineMs, idleMs, mostBytes }: PictureBounds): PictureProcess {
  let current: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const start = (): ChildProcess => {
    const child = fork(file, [String(mostBytes)], {
      // Nothing of ours is a decoder's business: no settings, no secrets.
      env: Object.fromEntries(['PATH', 'TMPDIR', 'SystemRoot'].map((name) => [name, process.env[name]])),
      execArgv: ['--max-old-space-size=64'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const forget = () => {
      if (current === child) current = undefined;
    };
    child.once('exit', forget);
    child.on('error', forget);
    return child;
  };
  const drop = (child: ChildProcess): void => {
    if (current === child) current = undefined;
    child.kill('SIGKILL');
  };
  const ask = async (child: ChildProcess, job: PictureJob): Promise<PictureOutcome | Ending> => {
    const { promise, resolve } = Promise.withResolvers<PictureOutcome | Ending>();
    const onAnswer = (outcome: PictureOutcome) => resolve(outcome);
    const onEnd = (code: number | null, signal: string | null) => {
      process.emitWarning(`the process for pictures ended with one in its hands (${signal ?? code})`);
      resolve('ended');
    };
    const onError = () => resolve(child.pid === undefined ? 'notStarted' : 'ended');
    child.on('message', onAnswer).on('exit', onEnd).on('error', onError);
    const timer = setTimeout(() => {
      process.emitWarning(`a picture was not decoded within ${deadlineMs} ms`);
      resolve('late');
    }, deadlineMs);
    child.send(job, () => undefined);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      child.off('message', onAnswer).off('exit', onEnd).off('error', onError);
    }
  };
  const askOnce = async (job: PictureJob): Promise<PictureOutcome | Ending> => {
    clearTimeout(idle);
    const child = (current ??= start());
    child.ref();
    child.channel?.ref();
    const outcome = await ask(child, job);
    if (outcome === 'late') drop(child);
    child.unref();
    child.channel?.unref();
    idle = setTimeout(() => drop(child), idleMs).unref();
    return outcome;
  };
  return {
    async remake(job) {
      let outcome: PictureOutcome | Ending = 'ended';
      for (let tries = 0; outcome === 'ended' && tries < mostTries; tries += 1) outcome = await askOnce(job);
      if (outcome === 'notStarted')
        return { fault: 'busy', reason: 'the process for pictures does not start' };
      if (outcome === 'late') return { fault: 'broken', reason: `not decoded within ${deadlineMs} ms` };
      if (outcome === 'ended') return { fault: 'broken', reason: 'the process for pictures ended twice' };
      return outcome;
    },
    pid: () => current?.pid,
  };
}
