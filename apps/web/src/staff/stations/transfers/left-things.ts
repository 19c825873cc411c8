import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { transferTexts } from './transfer-words.ts';
import type { TransferPage, TransfersAtWork } from './transfer-kind.ts';

type Left = TransferPage['left']['list'][number];

/** Nobody has said why it is left, or somebody is looking for it. */
export function isOpenThing({ settled }: Pick<Left, 'settled'>): boolean {
  return settled === null || settled === 'LOOK_AGAIN';
}

/** What the clerk comes to next. */
export function firstLeft(page: TransferPage | undefined): Left | undefined {
  return page?.left.list.find(isOpenThing);
}

/** Why the chosen transfer cannot be sent off now, in words; undefined where it can, or has left. */
export function whyNotSent({ transfer, hasLine, state: filled }: TransfersAtWork): string | undefined {
  const { card: words } = transferTexts.read();
  if (transfer === undefined || !hasLine) return words.needsLine;
  if (filled.pending.length > 0) return words.waits(filled.pending.length);
  const { state, unsettled } = transfer;
  return state === 'OPEN' && unsettled > 0 ? words.unsettled(unsettled) : undefined;
}

export type Leaving = {
  settle: (act: 'LOOK_AGAIN' | 'NOT_FOUND' | 'NEXT_TRANSFER', thing: string) => void;
  busy: boolean;
};

/** Says why things stay behind. */
export function useLeaving({ state: filled, device, refresh, hasLine }: TransfersAtWork): Leaving {
  const { run, busy } = useSubmit();
  return {
    settle: (act, thing) => {
      const { container: code } = filled;
      if (code === undefined) return;
      void run(async () => {
        const body = { requestId: newRequestId(), deviceId: device.id, act, codes: [thing] };
        await call('POST /stations/transfers/{code}/settle', { params: { code }, body, quiet: true });
        refresh();
      }, refresh);
    },
    busy: busy || !hasLine,
  };
}
