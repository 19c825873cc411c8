import { useMemo, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { Answer } from '../../../shared/api/use-answer.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { PointMap } from '../../../shared/geo/point-map.tsx';
import { usePosition } from '../../../shared/geo/use-position.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import { Missing } from '../../../shared/ui/card.tsx';
import type { Binding } from './own-point.ts';
import { PointFilters } from './point-filters.tsx';
import { PointOptions } from './point-options.tsx';
import { citiesOf, mapPoints, shownPoints } from './rules/shown-points.ts';
import type { Point } from './rules/shown-points.ts';
import css from './point.module.css';

type ChooserProps = { boundId: number | undefined; onBound: (binding: Binding) => void };

function useBinding(chosenId: number | undefined, onBound: ChooserProps['onBound']) {
  const [isMissing, setIsMissing] = useState(false);
  const { run, busy } = useSubmit();
  const formRef = useRef<HTMLFormElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsMissing(chosenId === undefined);
    if (chosenId === undefined) {
      formRef.current?.querySelector<HTMLInputElement>('input[name=pickupPoint]')?.focus();
      return;
    }
    void run(async () => {
      const body = { pickupPointId: chosenId };
      const binding = await call<Binding>('PUT', '/profile/pickup-point', { body, quiet: true });
      showMessage('success', cabinetTexts.read().saved);
      onBound(binding);
    });
  };
  return { submit, busy, isMissing, formRef };
}

function Choice({ points, boundId, onBound }: ChooserProps & { points: readonly Point[] }) {
  const texts = cabinetTexts.read().point;
  const [city, setCity] = useState('');
  const [chosenId, setChosenId] = useState(boundId);
  const { position, ask, forget } = usePosition();
  const { submit, busy, isMissing, formRef } = useBinding(chosenId, onBound);
  const here = position.state === 'known' ? position.position : undefined;
  const shown = shownPoints(points, city, here);
  const onMap = useMemo(() => mapPoints(points), [points]);
  const changeCity = (code: string) => {
    setCity(code);
    // What is not seen is not chosen.
    if (!shownPoints(points, code, undefined).some(({ point }) => point.id === chosenId))
      setChosenId(undefined);
  };
  const chooseOnMap = (key: string) => {
    const point = points.find(({ id }) => String(id) === key);
    if (point === undefined) return;
    if (city !== '') setCity(point.city.code);
    setChosenId(point.id);
  };
  return (
    <form ref={formRef} className={css.form} onSubmit={submit} noValidate>
      <PointFilters
        cities={citiesOf(points)}
        city={city}
        onCity={changeCity}
        position={position}
        ask={ask}
        forget={forget}
      />
      {onMap.length > 1 && (
        <PointMap
          points={onMap}
          visitor={here}
          words={texts.map}
          chosen={chosenId === undefined ? undefined : String(chosenId)}
          onChoose={chooseOnMap}
        />
      )}
      <PointOptions
        shown={shown}
        chosenId={chosenId}
        onChoose={setChosenId}
        error={isMissing && chosenId === undefined ? texts.required : undefined}
      />
      {boundId !== undefined && <p className={css.before}>{texts.before}</p>}
      <Button type="submit" wide aria-disabled={busy || undefined}>
        {boundId === undefined ? texts.bind : texts.switchTo}
      </Button>
    </form>
  );
}

/** Chooses the self pickup point; says before what a change means for parcels on the way. */
export function PointChooser({ points, ...rest }: ChooserProps & { points: Answer<Point[]> }) {
  const { noPoints } = cabinetTexts.read().point;
  if (points.state !== 'ready') return <Missing answer={points} />;
  if (points.data.length === 0) return <p className={css.remark}>{noPoints}</p>;
  return <Choice points={points.data} {...rest} />;
}
