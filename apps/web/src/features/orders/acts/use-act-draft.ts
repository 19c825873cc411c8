import { useDraft } from '../../../shared/forms/use-draft.ts';
import type { OrderLine } from '../order.ts';

/** What was typed for an act over these orders; over others it is not put. */
export function useActDraft<Name extends string>(
  act: string,
  lines: readonly Pick<OrderLine, 'code'>[],
  initial: Readonly<Record<Name, string>>,
): ReturnType<typeof useDraft<Name>> {
  return useDraft<Name>(`act ${act} ${lines.length} ${lines[0]?.code ?? ''}`, initial);
}
