import type { ApprovalCheckKind } from '@rohi/contract/hand-over/approval-rules';
import type { ApprovalCheck } from '@rohi/contract/hand-over/approvals.contract';
import { readPhoneEnd } from '@rohi/contract/hand-over/counter-rules';

type Said = Partial<Record<'phoneEnd' | 'contents' | 'payment' | 'call', string | undefined>>;

/** What is on record of the customer. `payment` in words. */
type OnRecord = { phone: string | null; goods: readonly string[]; payment: string | null };

/** What was said at the counter beside what is on record, in one order; what nothing was said of is left out. The phone itself is shown to nobody. */
export function compareSaid(said: Said, { phone, goods, payment }: OnRecord): ApprovalCheck[] {
  const checks: [ApprovalCheckKind, string | undefined, Omit<ApprovalCheck, 'kind' | 'said'>][] = [
    ['PHONE_END', said.phoneEnd, { onRecord: null, agrees: agreesPhone(said.phoneEnd ?? '', phone) }],
    [
      'CONTENTS',
      said.contents,
      {
        onRecord: goods.length === 0 ? null : goods.join('; '),
        agrees: sharesWord(said.contents ?? '', goods) ? true : null,
      },
    ],
    ['PAYMENT', said.payment, { onRecord: payment, agrees: null }],
    ['CALL', said.call, { onRecord: null, agrees: null }],
  ];
  return checks.flatMap(([kind, text = '', rest]) => {
    const trimmed = text.trim();
    return trimmed === '' ? [] : [{ kind, said: trimmed, ...rest }];
  });
}

function agreesPhone(said: string, phone: string | null): boolean {
  const end = readPhoneEnd(said);
  return end !== undefined && phone?.endsWith(end) === true;
}

const shortestWord = 4;

/** Whether a word of what was said begins as one of the goods does; a person compares the rest. */
function sharesWord(said: string, goods: readonly string[]): boolean {
  const known = goods.flatMap(beginnings);
  return beginnings(said).some((word) => known.includes(word));
}

/** The first letters of each word that is long enough, small and alike. */
function beginnings(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/\p{L}+/gu);
  return (words ?? [])
    .filter((word) => word.length >= shortestWord)
    .map((word) => word.slice(0, shortestWord));
}
