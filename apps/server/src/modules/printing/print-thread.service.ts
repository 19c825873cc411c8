/** The thread in which labels are drawn: requests go on being answered meanwhile, and fonts stay loaded for the next job. */
import { parentPort } from 'node:worker_threads';
import { drawLabels, drawSheets } from './draw-labels.service.ts';
import type { PrintJob, SheetJob } from './label-data.ts';

function answer(message: { bytes: Buffer } | { problem: string }): void {
  parentPort?.postMessage(message, []);
}

parentPort?.on('message', (job: PrintJob | SheetJob) => {
  const drawn = 'labels' in job ? drawLabels(job) : drawSheets(job);
  drawn.then(
    (bytes) => answer({ bytes }),
    (error: unknown) =>
      answer({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
