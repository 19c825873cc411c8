import type { DataOf } from '@rohi/contract/endpoint';
import type { printAgent } from '@rohi/contract/documents/documents.contract';
import {
  printedDocuments,
  type PrintedDocument,
  type PrintFormat,
} from '@rohi/contract/documents/print-rules';
import { apiBasePath, localeHeader, tokenHeader } from '@rohi/contract/envelope';
import type { Failure } from '@rohi/contract/envelope';
import { call } from '../../shared/api/call.ts';
import { countAsLoading } from '../../shared/api/pending.ts';
import { locale } from '../../shared/i18n/locale.ts';
import { announceSessionEnd } from '../../shared/session/session-end.ts';
import { readToken } from '../../shared/session/session-storage.ts';
import { showMessage } from '../../shared/ui/messages.tsx';

type PrintAgent = DataOf<typeof printAgent>;

type AskedLabels = {
  ids: readonly string[];
  docType: PrintedDocument;
  copies: number;
  format: PrintFormat;
};

/** Where the station's printer listens; its `url` is null where there is none. */
export function findPrintAgent(): Promise<PrintAgent> {
  return call<PrintAgent>('GET', '/print-agent', { quiet: true });
}

/** The labels as a file. Throws when the service refuses, and has told why. */
export async function readLabels(asked: AskedLabels): Promise<Blob> {
  const loaded = countAsLoading();
  try {
    const token = readToken();
    const response = await fetch(`${apiBasePath}/common/batchprint`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [localeHeader]: locale,
        ...(token === undefined ? {} : { [tokenHeader]: token }),
      },
      body: JSON.stringify(asked),
    });
    if (response.ok) return await response.blob();
    const failure = (await response.json().catch(() => undefined)) as Failure | undefined;
    if (failure?.code === 401) announceSessionEnd(token);
    else showMessage('error', failure?.msg);
    throw new Error(failure?.error ?? 'no labels');
  } catch (error) {
    // Without an answer there was nobody to say why.
    if (error instanceof TypeError) showMessage('error');
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
