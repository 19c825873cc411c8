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
import type { PrintMessage } from './label-data.ts';

function answer(message: { bytes: Buffer } | { problem: string }): void {
  parentPort?.postMessage(message, []);
}

function draw({ firm, job }: PrintMessage): Promise<Buffer> {
  if (job.docType === 'test-label') return drawTest(job, firm);
  if (job.docType === 'trip-paper') return drawPaper(job, firm);
  if (job.docType === 'statement') return drawStatementFile(job, firm);
  if (job.docType === 'transfer-sheet') return drawTransferSheetFile(job, firm);
  if (job.docType === 'receipt') return drawReceiptFile(job, firm);
  if (job.docType === 'claim-slip') return drawClaimSlipFile(job, firm);
  if ('labels' in job) return drawLabels(job, firm);
  return job.docType === 'bag-label' ? drawBag(job, firm) : drawSheets(job, firm);
}

parentPort?.on('message', (message: PrintMessage) => {
  draw(message).then(
    (bytes) => answer({ bytes }),
    (error: unknown) =>
      answer({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
