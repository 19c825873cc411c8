import type { DayRange } from '@rohi/contract/reports/report-periods';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { Answered } from '../../../kit/ui/answered.tsx';
import { ArrivalsPanel } from './arrivals-panel.tsx';
import { DifferencesPanel } from './differences-panel.tsx';
import { TakingsPanel } from './takings-panel.tsx';
import { UnpaidPanel } from './unpaid-panel.tsx';

/** What is unpaid today by age, what will be due when trips arrive, what came into the drawers on these days, and what these differed by; every number opens the list behind it. */
export function MoneyPanels({ from, to }: DayRange) {
  const answer = useQuery({
    queryKey: ['reports', 'money', from, to],
    queryFn: ({ signal }) => call('GET /reports/money', { query: { from, to }, quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Answered answer={answer}>
        {({ unpaid, takings }) => (
          <>
            <UnpaidPanel unpaid={unpaid} days={{ from, to }} />
            <ArrivalsPanel />
            <TakingsPanel key={`${from} ${to}`} takings={takings} days={{ from, to }} />
          </>
        )}
      </Answered>
      <DifferencesPanel from={from} to={to} />
    </>
  );
}
