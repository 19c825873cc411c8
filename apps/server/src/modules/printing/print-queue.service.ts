/**
 * Owns the printing thread: one for the process, started by the first job, ended when nothing was printed for a while.
 * Jobs are drawn one after the other, so that their memory is that of one.
 */
import { Worker } from 'node:worker_threads';
import type { LocaleTexts } from '@rohi/contract/locales';
import { AppError } from '../../errors.ts';
import { GateFullError, openGate } from '../../platform/concurrency.ts';
import type { AnyJob, PrintMessage } from './label-data.ts';

export type { ClaimSlipData } from './claim-slip-data.ts';
export type { LabelData } from './label-data.ts';
export type { ReceiptData } from './receipt-data.ts';

const idleMs = 60_000;
/** A thousand labels take some five seconds; what takes so long has gone wrong. */
const longestJobMs = 60_000;
const gate = openGate({ mostAtOnce: 1, mostWaiting: 19 });

type Answer = { bytes: Uint8Array; problem?: never } | { bytes?: never; problem: string };

type Thread = { worker: Worker; idle: NodeJS.Timeout | undefined };

let thread: Thread | undefined;

/** Draws a job with the firm's name on it. Throws `server.busy` when too many wait, or when drawing was cut off. */
export async function printInThread(firm: LocaleTexts, job: AnyJob): Promise<Buffer> {
  try {
    return await gate.run(() => drawInThread({ firm, job }));
  } catch (error) {
    if (!(error instanceof GateFullError)) throw error;
    throw new AppError('server.busy', { cause: error, headers: { 'retry-after': '5' } });
  }
}

async function drawInThread(message: PrintMessage): Promise<Buffer> {
  const used = (thread ??= startThread());
  clearTimeout(used.idle);
  used.worker.ref();
  try {
    const { bytes, problem } = await answerOf(used.worker, message);
    if (problem !== undefined) throw new Error(`labels could not be drawn: ${problem}`);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } catch (error) {
    endThread(used);
    throw error;
  } finally {
    // A process that has nothing else to do does not wait for it.
    used.worker.unref();
    used.idle = setTimeout(() => endThread(used), idleMs).unref();
  }
}

function startThread(): Thread {
  const worker = new Worker(new URL('print-thread.service.ts', import.meta.url), {
    name: 'labels',
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 24 },
  });
  return { worker, idle: undefined };
}

function endThread(ended: Thread): void {
  if (thread === ended) thread = undefined;
  clearTimeout(ended.idle);
  void ended.worker.terminate();
}

function answerOf(worker: Worker, message: PrintMessage): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new AppError('server.busy'))), longestJobMs);
    const onMessage = (answer: Answer) => finish(() => resolve(answer));
    const onError = (error: unknown) => finish(() => reject(error));
    const onExit = () => finish(() => reject(new Error('the printing thread has ended')));
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      settle();
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(message, []);
  });
}
