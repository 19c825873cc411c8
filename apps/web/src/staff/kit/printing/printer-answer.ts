import { printerLanguages, type PrinterLanguage } from '@rohi/contract/documents/print-rules';

/** A printer as its agent describes it. */
export type Printer = {
  language: PrinterLanguage;
  /** What people call it. */
  name: string | undefined;
  /** Switched on, with paper. */
  isReady: boolean;
};

const longestName = 60;

/**
 * What an agent has answered to `GET`: JSON `{speaks, name, ready}`, each of which may be missing. One that says
 * nothing speaks ZPL, as agents did before there was a question.
 */
export function readPrinter(answer: string): Printer {
  const { speaks, name, ready } = objectIn(answer);
  const spokenLanguage = typeof speaks === 'string' ? speaks.toLowerCase() : '';
  return {
    language: printerLanguages.find((language) => language === spokenLanguage) ?? 'zpl',
    name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, longestName) : undefined,
    isReady: ready !== false,
  };
}

function objectIn(answer: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(answer);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
