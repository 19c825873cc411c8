/**
 * The thread in which labels are drawn: requests go on being answered meanwhile, and fonts stay loaded for the next
 * job.
 */
import { parentPort } from 'node:worker_threads';
import {
  drawBag,
  drawClaimSlipFile,
  drawLabels,
  drawPaper,
  drawReceiptFile,
  drawSheets,
  drawStatementFile,
  drawTest,
  drawTransferSheetFile,
} from './draw-labels.service.ts';
import type { AnyJob } from './label-data.ts';

function answer(message: { bytes: Buffer } | { problem: string }): void {
  parentPort?.postMessage(message, []);
}

function draw(job: AnyJob): Promise<Buffer> {
  if (job.docType === 'test-label') return drawTest(job);
  if (job.docType === 'trip-paper') return drawPaper(job);
  if (job.docType === 'statement') return drawStatementFile(job);
  if (job.docType === 'transfer-sheet') return drawTransferSheetFile(job);
  if (job.docType === 'receipt') return drawReceiptFile(job);
  if (job.docType === 'claim-slip') return drawClaimSlipFile(job);
  if ('labels' in job) return drawLabels(job);
  return job.docType === 'bag-label' ? drawBag(job) : drawSheets(job);
}

parentPort?.on('message', (job: AnyJob) => {
  draw(job).then(
    (bytes) => answer({ bytes }),
    (error: unknown) =>
      answer({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
