import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import type { ReplyTo } from '../../../../shared/api/calls.ts';
import { newRequestId } from '../../../../shared/api/request-id.ts';
import { useSubmit } from '../../../../shared/forms/use-submit.ts';
import { showMessage } from '../../../../shared/ui/messages.tsx';
import { useTripsRefresh } from '../trip-queries.ts';
import { planTexts } from '../../screen-words.ts';

export type TripPlan = ReplyTo<'GET /trips/{id}/plan'>;
export type PromisedGoods = TripPlan['promises'][number];
export type PlanAnswer = ReplyTo<'POST /trips/{id}/plan'>;

/** What waits for a trip and what is planned for it, as the service has it now. */
export function useTripPlan(code: string) {
  return useQuery({
    queryKey: ['trips', 'plan', code],
    queryFn: ({ signal }) => call('GET /trips/{id}/plan', { params: { id: code }, quiet: true, signal }),
    staleTime: 0,
  });
}

type PlanAct = {
  act: 'TAKE' | 'DROP';
  days?: string[];
  channelId?: number;
  isWithinCapacity?: boolean;
  codes?: string[];
};

export type PlanActs = {
  busy: boolean;
  run: (act: PlanAct, onAnswer?: (answer: PlanAnswer) => void) => void;
};

/** Takes goods into the plan of a trip or drops them, one act at a time, and says how many parcels it was. */
export function usePlanActs(code: string): PlanActs {
  const { run, busy } = useSubmit();
  const refresh = useTripsRefresh();
  return {
    busy,
    run: (act, onAnswer) =>
      void run(async () => {
        const body = { requestId: newRequestId(), ...act };
        const answer = await call('POST /trips/{id}/plan', { params: { id: code }, body, quiet: true });
        const { took, dropped } = planTexts.read();
        showMessage('success', act.act === 'TAKE' ? took(answer.parcels) : dropped(answer.parcels));
        onAnswer?.(answer);
        await refresh();
      }),
  };
}
