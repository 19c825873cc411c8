import { formatMonthDay, formatTime } from '../../../shared/format/dates.ts';
import { formatDecimal, formatMoney } from '../../../shared/format/numbers.ts';
import { showPassSerial } from '@rohi/contract/collection/passes/pass-serial';
import type { GoodPass } from '@rohi/contract/collection/passes/passes.contract';
import { Clock3, MapPin, QrCode, UserPlus, WifiOff } from 'lucide-react';
import { useId } from 'react';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { QrPicture } from '../../../shared/ui/qr-picture.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import { correctionOf } from '../pass/pass-qr.ts';
import { openingWords } from '../point/opening-words.ts';
import { joined, placeName } from '../point/rules/shown-points.ts';
import { openingNow, type Collections, type ReadyPlace } from './collect-rules.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import cardCss from '../../../shared/ui/card.module.css';
import homeCss from '../home/home.module.css';
import css from './collect-card.module.css';

/**
 * The pass that is shown at the counter: the largest thing of the screen. The pickup code stands on its page, for who
 * asks for it.
 */
function PassShown({ pass }: { pass: GoodPass | undefined }) {
  const { collect } = cabinetTexts.read().home;
  return (
    <Grid alignContent="start" paddingBottom={16} className={css.codeBox}>
      {pass && (
        <>
          <QrPicture
            text={pass.text}
            label={collect.qr}
            className={css.qr}
            correction={correctionOf(pass.text)}
          />
          <Text marginTop={8} tone="soft" size={15} text="center">
            {collect.passLabel}
          </Text>
          <Text weight={700} lines="nowrap" className={css.code} translate="no">
            {showPassSerial(pass.serial)}
          </Text>
          <p className={css.offline}>
            <Icon of={WifiOff} size={18} />
            {collect.offline}
          </p>
        </>
      )}
      <Grid gap={8} wide marginTop={12}>
        <ButtonLink kind="outline" href={hrefOf('platform', { view: 'pass' })}>
          <Icon of={QrCode} />
          {collect.openPass}
        </ButtonLink>
        <ButtonLink kind="soft" href={hrefOf('platform', { view: 'entrust' })}>
          <Icon of={UserPlus} />
          {collect.entrust}
        </ButtonLink>
      </Grid>
    </Grid>
  );
}

/** What is to be paid today, in both moneys. */
function Due({ place: { due, unpriced }, rate }: { place: ReadyPlace; rate: Collections['rate'] }) {
  const { collect } = cabinetTexts.read().home;
  return (
    <Box paddingX={0} paddingY={16} border="top" className={css.part}>
      <Text as="h3" tone="soft" size={15} weight={400} className={css.partTitle}>
        {collect.due}
      </Text>
      <Row
        as="p"
        wrap
        rowGap={0}
        columnGap={16}
        align="baseline"
        justify="between"
        digits
        className={css.sum}
      >
        <b>{formatMoney(due.total)}</b>
        {due.totalTjs && (
          <Text as="span" size={22} weight={600}>
            {collect.somoni(formatDecimal(due.totalTjs.amount))}
          </Text>
        )}
      </Row>
      <Text tone="soft" size={15}>
        {Number(due.storage.amount) > 0
          ? collect.dueParts(formatDecimal(due.delivery.amount), formatDecimal(due.storage.amount))
          : collect.duePartsFree(formatDecimal(due.delivery.amount))}
      </Text>
      <Text tone="soft" size={15}>
        {rate ? collect.rate(formatDecimal(rate.tjsPerUsd), formatMonthDay(rate.date)) : collect.noRate}
      </Text>
      {unpriced > 0 && (
        <Text tone="soft" size={15}>
          {collect.unpriced(unpriced)}
        </Text>
      )}
    </Box>
  );
}

/** Whether one can go there now, and where it is. */
function Where({
  place: { pickupPoint: at },
  now,
  isStored,
}: Pick<CollectCardProps, 'place' | 'now' | 'isStored'>) {
  const { collect, ready } = cabinetTexts.read().home;
  const opening = openingNow(at, now);
  const words = opening && openingWords(opening);
  return (
    <Box paddingX={0} paddingY={16} border="top" className={css.part} data-icon>
      <Icon of={Clock3} className={opening?.openNow ? css.open : css.icon} />
      <div>
        {words && (
          <Row as="p" wrap rowGap={0} columnGap={12} justify="between" className={css.hours}>
            <b data-open={opening.openNow || undefined}>{words}</b>
            <span>{collect.now(formatTime(now.toISOString()))}</span>
          </Row>
        )}
        {!isStored && at.fullness !== null && (
          <Text tone="soft" size={15}>
            {collect.fullness[at.fullness]}
          </Text>
        )}
        <Text tone="soft" size={15}>
          {joined(placeName(at.name, at.city), at.address)}
        </Text>
        <Text as="a" href={hrefOf('pickupPoints')} minHeight={44} weight={600} className={css.link}>
          <Icon of={MapPin} size={18} />
          {ready.where}
        </Text>
      </div>
    </Box>
  );
}

type CollectCardProps = {
  place: ReadyPlace;
  /** Undefined until it is known. */
  pass: GoodPass | undefined;
  collections: Collections;
  now: Date;
  /** Of an earlier visit: how full the point is now is unknown. */
  isStored: boolean;
};

/** One point where something waits: pass, sum, hours. */
export function CollectCard({ place, pass, collections, now, isStored }: CollectCardProps) {
  const { ready } = cabinetTexts.read().home;
  const id = useId();
  return (
    <section className={cardCss.card} aria-labelledby={id}>
      <Text
        display="inline-flex"
        gap={8}
        align="center"
        tone="green"
        size={14}
        weight={600}
        className={homeCss.label}
      >
        {ready.label}
      </Text>
      <Text as="h2" id={id} marginTop={8} size={22}>
        {collections.places.length > 1
          ? ready.titleAt(place.ready, placeName(place.pickupPoint.name, place.pickupPoint.city))
          : ready.title(place.ready)}
      </Text>
      <Grid columns={1} marginTop={12} className={css.columns}>
        <PassShown pass={pass} />
        <div className={css.facts}>
          <Due place={place} rate={collections.rate} />
          <Where place={place} now={now} isStored={isStored} />
        </div>
      </Grid>
    </section>
  );
}
