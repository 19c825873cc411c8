import type { ReplyTo } from '../../../shared/api/calls.ts';
import {
  printedDocuments,
  type PrintedDocument,
  type PrintFormat,
} from '@rohi/contract/documents/print-rules';
import { call } from '../../../shared/api/call.ts';
import { fetchFile } from '../../../shared/api/fetch-file.ts';
import { countAsLoading } from '../../../shared/api/pending.ts';
import { showFailure } from '../../kit/list/save-file.ts';

type PrintAgent = ReplyTo<'GET /print-agent'>;

type AskedLabels = {
  ids: readonly string[];
  docType: PrintedDocument;
  copies: number;
  format: PrintFormat;
};

/** Where the station's printer listens; its `url` is null where there is none. */
export function findPrintAgent(): Promise<PrintAgent> {
  return call('GET /print-agent', { quiet: true });
}

/** The labels as a file. Throws when they do not come, and has shown why. */
export async function readLabels(asked: AskedLabels): Promise<Blob> {
  const loaded = countAsLoading();
  try {
    const { content } = await fetchFile('POST /common/batchprint', { body: asked });
    return content;
  } catch (error) {
    showFailure(error);
    throw error;
  } finally {
    loaded();
  }
}

/**
 * The local label print call: labels go to the program on this very machine that knows the printer, without token or cookie.
 * False when it did not take them in time.
 */
export async function sendToPrinter(
  { url, timeoutMs }: PrintAgent,
  { docType, copies, data }: { docType: PrintedDocument; copies: number; data: string },
): Promise<boolean> {
  if (url === null) return false;
  const { size: labelSize } = printedDocuments[docType];
  const gaveUp = new AbortController();
  const timer = setTimeout(() => gaveUp.abort(), timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ labelSize, format: 'zpl', copies, data }),
      signal: gaveUp.signal,
    });
    return response.ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

const forgetAfterMs = 60_000;

function addressOf(file: Blob): string {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), forgetAfterMs);
  return address;
}

/** Shows a file in a tab that was opened for it; saves it where the browser gave none. */
export function openFile(tab: Window | null, file: Blob): void {
  if (tab) tab.location.href = addressOf(file);
  else saveLabels(file, 'parcel-label', 'pdf');
}

/** Has the browser save the labels. */
export function saveLabels(file: Blob, docType: PrintedDocument, format: PrintFormat): void {
  const link = document.createElement('a');
  link.href = addressOf(file);
  link.download = `${docType}.${format}`;
  link.click();
}
