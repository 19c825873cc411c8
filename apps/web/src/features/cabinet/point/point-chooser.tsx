import { useId, useMemo, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import type { Answer } from '../../../shared/api/use-answer.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { PointMap } from '../../../shared/geo/point-map.tsx';
import { type PositionState, usePosition } from '../../../shared/geo/use-position.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import { Missing } from '../../../shared/ui/card.tsx';
import type { Binding, SwitchPreview } from './own-point.ts';
import { PointOptions } from './point-options.tsx';
import { boundFirst, citiesOf, mapPoints, shownPoints } from './rules/shown-points.ts';
import type { Point } from './rules/shown-points.ts';
import { SwitchPlan } from './switch-plan.tsx';
import { Box, Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './point.module.css';
import { ChevronDown, LocateFixed } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';

function positionWords(position: PositionState): string {
  const texts = cabinetTexts.read().point;
  if (position.state === 'failed') return texts.position[position.why];
  return position.state === 'known' ? texts.nearestFirst : texts.staysHere;
}

type PointFiltersProps = {
  cities: readonly { code: string; name: string }[];
  city: string;
  onCity: (code: string) => void;
  position: PositionState;
  ask: () => void;
  forget: () => void;
};

/** By city, or by the distance that the browser computes for itself. */
function PointFilters({ cities, city, onCity, position, ask, forget }: PointFiltersProps) {
  const texts = cabinetTexts.read().point;
  const id = useId();
  const isKnown = position.state === 'known';
  const isAsking = position.state === 'asking';
  return (
    <>
      <Grid gap={10} className={css.filters}>
        <div>
          <Text as="label" htmlFor={id} display="block" marginBottom={6} size={14} weight={600}>
            {texts.city}
          </Text>
          <Box position="relative" className={css.select}>
            <select id={id} value={city} onChange={(event) => onCity(event.currentTarget.value)}>
              <option value="">{texts.allCities}</option>
              {cities.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
            <Icon of={ChevronDown} />
          </Box>
        </div>
        <Button kind="outline" onClick={isKnown ? forget : ask} aria-disabled={isAsking || undefined}>
          <Icon of={LocateFixed} size={18} />
          {isAsking ? texts.locating : isKnown ? texts.byCity : texts.nearMe}
        </Button>
      </Grid>
      <p role="status" className={position.state === 'failed' ? css.failed : css.hint}>
        {positionWords(position)}
      </p>
    </>
  );
}

type ChooserProps = { boundId: number | undefined; onBound: (binding: Binding) => void };

function preview(pointId: number): Promise<SwitchPreview> {
  return call('GET /profile/pickup-point/preview', { query: { pickupPointId: pointId }, quiet: true });
}

/** What would happen is asked for first; only what says that nothing moves or stays is done at once. */
function useBinding(chosenId: number | undefined, onBound: ChooserProps['onBound']) {
  const [isMissing, setIsMissing] = useState(false);
  const [plan, setPlan] = useState<SwitchPreview>();
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
      const found = await preview(chosenId);
      if (found.follow + found.stay === 0) await bind(found);
      else setPlan(found);
    });
  };
  const bind = async ({ pickupPoint, planVersion }: SwitchPreview) => {
    const body = { pickupPointId: pickupPoint.id, planVersion };
    const binding = await call('PUT /profile/pickup-point', { body, quiet: true });
    showMessage('success', cabinetTexts.read().saved);
    setPlan(undefined);
    onBound(binding);
  };
  const confirm = (switchPreview: SwitchPreview) =>
    void run(async () => {
      try {
        await bind(switchPreview);
      } catch (error) {
        // Parcels have moved meanwhile: what is confirmed is what is shown.
        if (error instanceof ApiError && error.error === 'orders.switchChangedMeanwhile')
          setPlan(await preview(switchPreview.pickupPoint.id));
        throw error;
      }
    });
  return { submit, busy, isMissing, formRef, plan, confirm, goBack: () => setPlan(undefined) };
}

function Choice({ points, boundId, onBound }: ChooserProps & { points: readonly Point[] }) {
  const texts = cabinetTexts.read().point;
  const [city, setCity] = useState('');
  const [chosenId, setChosenId] = useState(boundId);
  const { position, ask, forget } = usePosition();
  const { submit, busy, isMissing, formRef, plan, confirm, goBack } = useBinding(chosenId, onBound);
  const here = position.state === 'known' ? position.position : undefined;
  const ordered = boundFirst(shownPoints(points, city, here), boundId);
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
  if (plan)
    return (
      <SwitchPlan
        key={plan.planVersion}
        plan={plan}
        busy={busy}
        onConfirm={() => confirm(plan)}
        onBack={goBack}
      />
    );
  return (
    <Grid as="form" ref={formRef} columns={1} gap={14} onSubmit={submit} noValidate>
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
        shown={ordered}
        chosenId={chosenId}
        onChoose={setChosenId}
        error={isMissing && chosenId === undefined ? texts.required : undefined}
      />
      {boundId !== undefined && (
        <Text paddingX={16} paddingY={14} fill="lapis-soft" radius="control" size={14} className={css.before}>
          {texts.before}
        </Text>
      )}
      <Button
        type="submit"
        wide
        disabled={boundId !== undefined && chosenId === boundId}
        aria-disabled={busy || undefined}
      >
        {boundId === undefined ? texts.bind : texts.switchTo}
      </Button>
    </Grid>
  );
}

/** Chooses the self pickup point; says before what a change means for parcels on the way. */
export function PointChooser({ points, ...rest }: ChooserProps & { points: Answer<Point[]> }) {
  const { noPoints } = cabinetTexts.read().point;
  if (points.state !== 'ready') return <Missing answer={points} />;
  if (points.data.length === 0)
    return (
      <Text tone="soft" size={15}>
        {noPoints}
      </Text>
    );
  return <Choice points={points.data} {...rest} />;
}
