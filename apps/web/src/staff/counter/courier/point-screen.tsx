import { useState } from 'react';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { Answered } from '../../kit/ui/answered.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { ScanField } from '../../stations/scan-input/scan-field.tsx';
import { VerdictBanner } from '../../stations/verdict/verdict-banner.tsx';
import type { ShownVerdict } from '../../stations/verdict/verdict-banner.tsx';
import { courierTexts } from './courier-words.ts';
import { firstVerdict, scanBack, scanOut, usePointDay, usePointRefresh } from './point-acts.ts';
import type { PointDay } from './point-acts.ts';
import { Rounds, WaitingStops } from './rounds.tsx';
import css from './courier.module.css';

/** Couriers of a pickup point: parcels are scanned out to one, and back to the shelf. */
export function CourierPointScreen() {
  const { point: words } = courierTexts.read();
  const answer = usePointDay();
  return (
    <div className={css.point} data-station="bare">
      <h1>{words.title}</h1>
      <Answered answer={answer}>{(day) => <Day day={day} />}</Answered>
    </div>
  );
}

function Day({ day }: { day: PointDay }) {
  const { point: words } = courierTexts.read();
  const refresh = usePointRefresh();
  const [mode, setMode] = useState<'out' | 'back'>('out');
  const [courierId, setCourier] = useState(day.couriers.length === 1 ? (day.couriers[0]?.id ?? '') : '');
  const [verdict, setVerdict] = useState<ShownVerdict>(firstVerdict);
  const onCode = async (raw: string) => {
    setVerdict(await (mode === 'out' ? scanOut(courierId, raw) : scanBack(raw)));
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
      <div className={css.columns}>
        <WaitingStops day={day} />
        <Rounds day={day} refresh={refresh} />
      </div>
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
