/** The thread in which labels are drawn: requests go on being answered meanwhile, and fonts stay loaded for the next job. */
import { parentPort } from 'node:worker_threads';
import { drawLabels } from './draw-labels.service.ts';
import type { PrintJob } from './label-data.ts';

parentPort?.on('message', (job: PrintJob) => {
  drawLabels(job).then(
    (bytes) => parentPort?.postMessage({ bytes }),
    (error: unknown) =>
      parentPort?.postMessage({ problem: error instanceof Error ? error.stack : String(error) }),
  );
});
