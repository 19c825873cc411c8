import { tripStateNames } from '@rohi/contract/trips/trip-names';
import { ArrowLeftRight, Truck, Undo2 } from 'lucide-react';
import { formatPercent, formatShortDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { LoadLists } from '../../kit/trips/load-lists.tsx';
import { useLoadCheck } from '../../kit/trips/load-queries.ts';
import { loadTexts } from '../../kit/kit-words.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ChoiceCard } from '../bench/choice-list.tsx';
import { countText } from '../bench/container-card.tsx';
import { chooseUnit, putAside, toggleTakingOut } from '../filling/filling-table.ts';
import { loadingTexts, loadShares, type LoadingAtWork, type LoadingTrip } from './loading-kind.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './loading.module.css';

const percent = (share: number) => formatPercent(String(Math.round(share)));
const kilograms = (grams: number) => formatShortDecimal((grams / 1_000).toFixed(1));
/** Less than a cubic metre is given by the litre. */
const cubicMetres = (cm3: number) => formatShortDecimal((cm3 / 1_000_000).toFixed(cm3 < 1_000_000 ? 3 : 1));

type TripCardProps = {
  code: string;
  loading: LoadingAtWork;
  /** Undefined for who may not let a trip leave. */
  onDepart: (() => void) | undefined;
};

/** The trip that is being loaded: how full it is, what is still missing or too much, and what can be done with it. */
export function TripCard({ code, loading, onDepart }: TripCardProps) {
  const { trip: words } = loadingTexts.read();
  const { trip, table, state, hasLine } = loading;
  const waiting = state.pending.filter(({ container }) => container === code).length;
  return (
    <ChoiceCard label={code}>
      <Head code={code} trip={trip} />
      {trip && <Fill trip={trip} waiting={waiting} />}
      {trip && trip.units.length > 1 && (
        <Row as="label" wrap rowGap={4} columnGap={12} align="center" tone="soft" className={css.unit}>
          {words.unit}
          <select
            value={state.unit}
            onChange={(event) => chooseUnit(table, Number(event.currentTarget.value))}
          >
            {trip.units.map(({ number }, index) => (
              <option key={number} value={index + 1}>
                {words.unitName(index + 1, number)}
              </option>
            ))}
          </select>
        </Row>
      )}
      {hasLine ? <Check code={code} /> : <p className={css.note}>{words.checkNeedsLine}</p>}
      <Row as="footer" wrap gap={8} align="center" marginTop="auto" className={css.acts}>
        <Button className={css.act} onPress={() => putAside(table)}>
          <Icon of={ArrowLeftRight} />
          <span>{words.other}</span>
          <kbd>F2</kbd>
        </Button>
        <Button className={css.act} onPress={() => toggleTakingOut(table)} aria-pressed={state.takesOut}>
          <Icon of={Undo2} />
          <span>{words.takeOff}</span>
          <kbd>F4</kbd>
        </Button>
        {onDepart && !hasLine && <span className={css.note}>{words.departNeedsLine}</span>}
        {onDepart && (
          <Button kind="primary" className={css.main} onPress={onDepart} isDisabled={!hasLine}>
            <Icon of={Truck} />
            {words.depart}
            <kbd>F9</kbd>
          </Button>
        )}
      </Row>
    </ChoiceCard>
  );
}

function Head({ code, trip }: { code: string; trip: LoadingTrip | undefined }) {
  const { trip: words } = loadingTexts.read();
  const about = trip && [
    trip.channel,
    trip.destination,
    trip.units.map(({ number, trailer }) => [number, trailer].filter(Boolean).join(' / ')).join(', '),
    trip.drivers.length > 0 && words.drivers(trip.drivers.join(', ')),
  ];
  return (
    <header className={css.head}>
      <div>
        <Row as="p" wrap rowGap={4} columnGap={12} align="center" className={css.code}>
          <b>{code}</b>{' '}
          {trip && (
            <Text
              as="span"
              paddingX={12}
              paddingY={3}
              fill="lapis-soft"
              radius="pill"
              tone="lapis"
              size={13}
              weight={700}
            >
              {tripStateNames[trip.state][locale]}
            </Text>
          )}
        </Row>
        <p className={css.note}>{about?.filter(Boolean).join(' · ')}</p>
      </div>
      {trip && (
        <Text size={13} text="end" className={css.leaves}>
          {words.leaves}
          <b>{trip.plannedDepartureAt === null ? words.noTime : momentText(trip.plannedDepartureAt)}</b>
        </Text>
      )}
    </header>
  );
}

/** How many are aboard, and how full that makes the trip: one bar of the tighter measure, a notch for the other. */
function Fill({ trip, waiting }: { trip: LoadingTrip; waiting: number }) {
  const { trip: words } = loadingTexts.read();
  const { aboard, planned, toLoad, aboardG, aboardCm3, capacityG, capacityCm3 } = trip;
  const shares = loadShares(trip);
  const holds = [
    capacityCm3 === null ? '' : `${cubicMetres(capacityCm3)} ${words.m3}`,
    capacityG === null ? '' : `${kilograms(capacityG)} ${words.kg}`,
  ].filter(Boolean);
  const weight = `${kilograms(aboardG)} ${words.kg}`;
  const volume = `${cubicMetres(aboardCm3)} ${words.m3}`;
  return (
    <div className={css.fill}>
      <Row as="p" wrap rowGap={2} columnGap={16} align="baseline" justify="between" tone="soft">
        <span>
          <b>{countText(aboard)}</b> {words.of(countText(planned))}
        </span>
        <span>{toLoad.parcels > 0 && words.toLoad(countText(toLoad.parcels))}</span>
        {waiting > 0 && <span data-waits>{words.waits(waiting)}</span>}
        <span>{holds.length === 0 ? words.noCapacity : words.holds(holds.join(' · '))}</span>
      </Row>
      {shares && (
        <Row
          position="relative"
          margin={0}
          marginTop={6}
          marginBottom={6}
          className={css.bar}
          aria-hidden
          data-over={shares.aboard > 100}
        >
          <i style={{ width: `${Math.min(100, shares.aboard)}%` }} />
          <i style={{ width: `${Math.max(0, Math.min(100 - shares.aboard, shares.toLoad))}%` }} />
          {shares.other !== undefined && <u style={{ left: `${Math.min(100, shares.other)}%` }} />}
        </Row>
      )}
      {shares && (
        <Row as="p" wrap rowGap={2} columnGap={16} align="baseline" justify="between" tone="soft">
          <span>
            {shares.tighter === 'volume'
              ? words.volume(percent(shares.aboard), volume)
              : words.weight(percent(shares.aboard), weight)}
            {shares.toLoad > 0 && `, ${words.stillToLoad(percent(shares.toLoad))}`}
          </span>
          {shares.other !== undefined && (
            <span>
              {shares.tighter === 'volume'
                ? words.weight(percent(shares.other), weight)
                : words.volume(percent(shares.other), volume)}
            </span>
          )}
        </Row>
      )}
    </div>
  );
}

/** What is still missing or too much, as the service has it now; nothing while that is not known. */
function Check({ code }: { code: string }) {
  const { check } = loadTexts.read();
  const { data } = useLoadCheck(code);
  if (data === undefined) return null;
  return (
    <Grid gap={8} className={css.check}>
      <p>
        <b>{check.title}</b>
        <span>{data.missing.parcels + data.extra.parcels > 0 && check.hint}</span>
      </p>
      {data.isOverCapacity && (
        <Text tone="danger" weight={600}>
          {check.over}
        </Text>
      )}
      <LoadLists missing={data.missing} extra={data.extra} heading="h2" />
    </Grid>
  );
}
