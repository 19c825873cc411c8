import {
  printedDocuments,
  type PrintedDocument,
  type PrinterLanguage,
} from '@rohi/contract/documents/print-rules';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { readLabels } from './label-files.ts';
import type { AskedLabels } from './label-files.ts';
import { loopbackPermission } from './loopback-permission.ts';
import { readPrinter } from './printer-answer.ts';
import type { Printer } from './printer-answer.ts';

/** Where the printer of a station listens, and how long it may take. */
export type PrintAgent = { url: string; timeoutMs: number };

/** What the service says of the station's printer; its `url` is null where there is none. */
export function findPrintAgent(): Promise<ReplyTo<'GET /print-agent'>> {
  return call('GET /print-agent', { quiet: true });
}

/** What the printer behind the agent speaks; undefined when there is no agent. */
export async function askPrinter(agent: PrintAgent): Promise<Printer | undefined> {
  const response = await callAgent(agent, { cache: 'no-store' });
  if (response === undefined) return undefined;
  return readPrinter(response.ok ? await response.text().catch(() => '') : '');
}

/**
 * Prints labels in what the printer speaks. False when it did not take them. Throws when the service does not give
 * them, which was shown.
 */
export async function printLabels(
  agent: PrintAgent,
  { ids, docType, copies }: Omit<AskedLabels, 'format'>,
): Promise<boolean> {
  const printer = await askPrinter(agent);
  if (printer === undefined) return false;
  const { language } = printer;
  const file = await readLabels({ ids, docType, copies: 1, format: language });
  return sendToPrinter(agent, { docType, copies, language, file });
}

type Labels = { docType: PrintedDocument; copies: number; language: PrinterLanguage; file: Blob };

/**
 * The local label print call: labels go to the program on this very machine that knows the printer, without token or
 * cookie. False when it did not take them in time.
 */
export async function sendToPrinter(
  agent: PrintAgent,
  { docType, copies, language, file }: Labels,
): Promise<boolean> {
  const { size: labelSize } = printedDocuments[docType];
  const data = language === 'zpl' ? await file.text() : await base64Of(file);
  const response = await callAgent(agent, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ labelSize, format: language, copies, data }),
  });
  return response?.ok === true;
}

/**
 * Undefined when it does not answer in time. While the browser asks the person whether it may call there, no time
 * passes.
 */
async function callAgent({ url, timeoutMs }: PrintAgent, init: RequestInit): Promise<Response | undefined> {
  const gaveUp = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer ??= setTimeout(() => gaveUp.abort(), timeoutMs);
  };
  const permission = await loopbackPermission();
  if (permission?.state === 'prompt') permission.addEventListener('change', begin);
  else begin();
  try {
    return await fetch(url, { ...init, credentials: 'omit', signal: gaveUp.signal });
  } catch {
    return undefined;
  } finally {
    permission?.removeEventListener('change', begin);
    clearTimeout(timer);
  }
}

const bytesAtOnce = 8_192;

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // All of them at once would be more arguments than a call can have.
  for (let at = 0; at < bytes.length; at += bytesAtOnce)
    text += String.fromCodePoint(...bytes.subarray(at, at + bytesAtOnce));
  return btoa(text);
}
