import type { WireParcelPrice, WirePointsOffer } from '@rohi/contract/pricing/charge.contract';
import { formatDate } from '../../shared/format/dates.ts';
import { formatMoney, formatShortDecimal } from '../../shared/format/numbers.ts';
import { Lines } from './charge-lines.tsx';
import { chargeTexts } from './charge-words.ts';
import { pricingTexts } from './pricing-words.ts';
import { explainStorage } from './rules/explain-storage.ts';
import { explainSteps } from './rules/explain-steps.ts';
import type { Charge } from './rules/explain-steps.ts';
import { Text } from '../../shared/ui/primitives.tsx';
import css from './charge-explained.module.css';

type Reader = 'own' | 'staff';

/** With the tariff, its surcharges have their names. */
type Price = Omit<WireParcelPrice, 'trackingCode'> & Pick<Charge, 'tariff'>;

/** A box that was not measured has no volume to explain. */
function isKnown(step: Price['steps'][number]): boolean {
  return step.step !== 'VOLUMETRIC_WEIGHT' || Number(step.placeKg) > 0;
}

/**
 * Why a parcel costs what it does: its delivery by the prices of its day, then its storage. Staff see the version too.
 */
export function ParcelPrice({ price, reader }: { price: Price; reader: Reader }) {
  const pricing = pricingTexts.read();
  const { agreed, discount, version, storage: words } = chargeTexts.read();
  const { tariffCode, tariffVersion, date, storage } = price;
  const lines = explainSteps(
    { ...price, steps: price.steps.filter(isKnown) },
    pricing,
    ({ discountPct }) => ({
      name: agreed[reader],
      how: discount(formatShortDecimal(discountPct)),
    }),
  );
  const named = (count: number) => (reader === 'staff' ? ` · ${version(count)}` : '');
  return (
    <>
      <Text tone="faint" size={14}>
        {tariffCode === 'PARCEL' || tariffCode === 'CARGO' ? pricing.tariffs[tariffCode].title : tariffCode}
        {' · '}
        {pricing.answer.onDay(formatDate(date)).replace(/[.。]$/, '')}
        {named(tariffVersion)}
      </Text>
      <Lines lines={lines} />
      {storage && (
        <>
          <h4 className={css.part}>{words.title}</h4>
          {reader === 'staff' && (
            <Text tone="faint" size={14}>
              {version(storage.tariffVersion)}
            </Text>
          )}
          <Lines lines={explainStorage(storage, words, pricing.units.kg)} />
          {storage.since !== null && !storage.isMost && (
            <Text tone="faint" size={14}>
              {words.limit(formatMoney(storage.most))}
            </Text>
          )}
        </>
      )}
    </>
  );
}

/** How many points a delivery brings, and what they are good for. */
export function PointsOffer({ points }: { points: WirePointsOffer }) {
  const { points: words } = chargeTexts.read();
  const { count, worth, lifeMonths, mostOfFeePercent, mostOfFee } = points;
  return (
    <section className={css.points}>
      <h4>{words.title}</h4>
      <p>{words.willGet(count, formatMoney(worth))}</p>
      <Text tone="faint" size={14}>
        {words.terms(lifeMonths, mostOfFeePercent, formatMoney(mostOfFee))}
      </Text>
    </section>
  );
}
