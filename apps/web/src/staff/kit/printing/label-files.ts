import type { PrintedDocument, PrintFormat } from '@rohi/contract/documents/print-rules';
import { fetchFile } from '../../../shared/api/fetch-file.ts';
import { countAsLoading } from '../../../shared/api/pending.ts';
import { showFailure } from '../list/save-file.ts';

export type AskedLabels = {
  ids: readonly string[];
  docType: PrintedDocument;
  copies: number;
  format: PrintFormat;
};

/** The labels as a file. Throws when they do not come, and has shown why. */
export async function readLabels(request: AskedLabels): Promise<Blob> {
  const loaded = countAsLoading();
  try {
    const { content } = await fetchFile('POST /common/batchprint', { body: request });
    return content;
  } catch (error) {
    showFailure(error);
    throw error;
  } finally {
    loaded();
  }
}

const forgetAfterMs = 60_000;

function addressOf(file: Blob): string {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), forgetAfterMs);
  return address;
}

/** Shows a PDF in a tab that was opened for it; saves it where the browser gave none. */
export function openFile(tab: Window | null, file: Blob, name: string): void {
  if (tab) tab.location.href = addressOf(file);
  else savePrinted(file, `${name}.pdf`);
}

/** Has the browser save what was printed. */
export function savePrinted(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = addressOf(file);
  link.download = name;
  link.click();
}
