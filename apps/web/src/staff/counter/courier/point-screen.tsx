import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { formatDay } from '../../../shared/format/dates.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { Answered } from '../../kit/ui/answered.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { ScanField } from '../../stations/scan-input/scan-field.tsx';
import { VerdictBanner } from '../../stations/verdict/verdict-banner.tsx';
import type { ShownVerdict } from '../../stations/verdict/verdict-banner.tsx';
import { verdictOf } from '../counter-verdicts.ts';
import { courierTexts } from '../counter-words.ts';
import { Rounds, WaitingStops } from './rounds.tsx';
import type { PointDay } from './rounds.tsx';
import { Grid } from '../../../shared/ui/primitives.tsx';
import css from './courier.module.css';

/** Couriers of a pickup point: parcels are scanned out to one, and back to the shelf. */
export function CourierPointScreen() {
  const { point: words } = courierTexts.read();
  const answer = usePointDay();
  return (
    <Grid gap={12} padding={16} data-station="bare">
      <h1>{words.title}</h1>
      <Answered answer={answer}>{(day) => <Day day={day} />}</Answered>
    </Grid>
  );
}

function Day({ day }: { day: PointDay }) {
  const { point: words } = courierTexts.read();
  const refresh = usePointRefresh();
  const [mode, setMode] = useState<'out' | 'back'>('out');
  const [courierId, setCourier] = useState(day.couriers.length === 1 ? (day.couriers[0]?.id ?? '') : '');
  const [verdict, setVerdict] = useState<ShownVerdict>(() => verdictOf('READY', words.ready));
  const onCode = async (raw: string) => {
    setVerdict(await take(mode, courierId, raw));
    await refresh();
  };
  return (
    <>
      <Segmented
        label={words.mode}
        value={mode}
        options={[
          { value: 'out', label: words.out },
          { value: 'back', label: words.back },
        ]}
        onChange={setMode}
      />
      {mode === 'out' && <CourierChoice day={day} value={courierId} onChange={setCourier} />}
      <ScanField
        onCode={(raw) => void onCode(raw)}
        placeholder={mode === 'out' ? words.placeholderOut : words.placeholderBack}
      />
      <VerdictBanner verdict={verdict} />
      <Grid gap={12} align="start" className={css.columns}>
        <WaitingStops day={day} />
        <Rounds day={day} refresh={refresh} />
      </Grid>
    </>
  );
}

type ChoiceProps = { day: PointDay; value: string; onChange: (id: string) => void };

function CourierChoice({ day, value, onChange }: ChoiceProps) {
  const { point: words } = courierTexts.read();
  if (day.couriers.length === 0) return <p role="status">{words.noCouriers}</p>;
  return (
    <SelectField name="courier" label={words.courier} value={value} onText={onChange}>
      <option value="">{words.choose}</option>
      {day.couriers.map(({ id, name, hasOpenShift }) => (
        <option key={id} value={id}>
          {hasOpenShift ? name : `${name} · ${words.noShift}`}
        </option>
      ))}
    </SelectField>
  );
}

/** A courier takes what was scanned, or it lies at the point again; what that comes to. */
async function take(mode: 'out' | 'back', courierId: string, code: string): Promise<ShownVerdict> {
  const { point: words } = courierTexts.read();
  if (mode === 'out' && courierId === '') return refused(words.chooseFirst, code);
  const body = { requestId: newRequestId(), code };
  try {
    if (mode === 'out') {
      const sent = { body: { ...body, courierId }, quiet: true };
      const { trackingCode, number } = await call('POST /courier/out', sent);
      return verdictOf('OK', words.takenOut(number), { code: trackingCode });
    }
    const { trackingCode, againOn } = await call('POST /courier/back', { body, quiet: true });
    const day = againOn === null ? undefined : formatDay(againOn);
    return verdictOf('OK', words.broughtBack(day), { code: trackingCode });
  } catch (error) {
    return refused(error instanceof ApiError ? error.msg : words.noLine, code);
  }
}

function refused(line: string, code: string): ShownVerdict {
  const { point: words } = courierTexts.read();
  return verdictOf('BLOCKED', { title: words.refused, line, next: words.nextRefused }, { code });
}

const key = ['courier/point'];

/** Couriers, what waits and the rounds of the own point; colleagues change them too. */
function usePointDay() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /courier/point', { quiet: true, signal }),
    staleTime: 0,
    refetchInterval: 30_000,
    retry: false,
  });
}

function usePointRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
