/** A statement as a file. */
import type { WireStatementLine } from '@rohi/contract/billing/statement.contract';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { readFirmName } from '../../reference-data/settings.service.ts';
import { printInThread } from '../../printing/print-queue.service.ts';
import type { Statement } from './statements.service.ts';

/** The lines as a workbook is given them: in one piece, they are read already. */
export async function* linesOf({ lines }: Statement): AsyncGenerator<readonly WireStatementLine[]> {
  yield await Promise.resolve(lines);
}

/** The PDF of a statement. Throws `server.busy`. */
export async function drawOwnStatement(
  context: Context,
  { customerCode }: Pick<UserPrincipal, 'customerCode'>,
  { statement, locale }: { statement: Statement; locale: Locale },
): Promise<{ bytes: Buffer; fileName: string }> {
  const code = customerCode ?? '';
  const printedDay = dushanbeDay(context.clock.now());
  const paper = { locale, customerCode: code, statement, printedDay };
  const bytes = await printInThread(await readFirmName(context), { docType: 'statement', paper });
  return { bytes, fileName: `${code}-${statement.from}-${statement.to}.pdf` };
}
