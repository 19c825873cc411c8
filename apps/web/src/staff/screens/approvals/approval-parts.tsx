import { countedDays } from '@rohi/contract/hand-over/approval-rules';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { formatTime } from '../../../shared/format/dates.ts';
import { formatMoney, formatShortDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { PictureCanvas } from '../../../shared/ui/picture-canvas.tsx';
import { goodsText } from '../../kit/goods-text.ts';
import { useApprovalPhoto } from './approval-queries.ts';
import type { ApprovalCase } from './approval-queries.ts';
import { approvalsTexts } from '../screen-words.ts';
import { Box, Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './approvals.module.css';
import { personName } from '../../kit/people.ts';

type PartProps = { one: ApprovalCase };

/** The owner of the parcels, the point, the requester, and the parcels themselves. */
export function CaseHead({ one }: PartProps) {
  const words = approvalsTexts.read();
  const { customerCode, pickupPoint, clerk, askedAt, parcels, ready } = one;
  return (
    <Grid
      as="section"
      gap={10}
      minWidth={0}
      padding={16}
      fill="surface"
      border="all"
      radius="panel"
      breaks
      className={css.card}
      aria-label={customerCode}
    >
      <Box wrap className={css.head}>
        <b className={css.code}>{customerCode}</b>
        <Text as="span" text="end" className={css.where}>
          {pickupPoint.name}
          <br />
          {`${personName(clerk)}, ${formatTime(askedAt)}`}
        </Text>
      </Box>
      <CaseParcels parcels={parcels.slice(0, parcelsInSight)} />
      {parcels.length > parcelsInSight && (
        <details>
          <Box
            as="summary"
            minHeight={44}
            paddingX={0}
            paddingY={12}
            tone="lapis"
            weight={600}
            className={css.more}
          >
            {words.parcelsMore(ready - parcelsInSight)}
          </Box>
          <CaseParcels parcels={parcels.slice(parcelsInSight)} />
          {ready > parcels.length && <p>{words.parcelsMore(ready - parcels.length)}</p>}
        </details>
      )}
    </Grid>
  );
}

/** The decision stands below: on a phone it is not pushed out of sight. */
const parcelsInSight = 2;

function CaseParcels({ parcels }: Pick<PartProps['one'], 'parcels'>) {
  const words = approvalsTexts.read();
  return (
    <ul className={css.parcels}>
      {parcels.map(({ trackingCode, name, weightKg, cell, owed }) => (
        <li key={trackingCode}>
          <b>{trackingCode}</b>
          <span>
            {[
              ...(name === null ? [] : [goodsText(name)]),
              ...(weightKg === null ? [] : [words.kilograms(formatShortDecimal(weightKg))]),
              cell === null ? words.noCell : words.cell(cell),
              Number(owed.amount) > 0 ? words.owes(formatMoney(owed)) : words.isPaid,
            ].join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function CasePhotos({ one: { id, photos } }: PartProps) {
  const words = approvalsTexts.read();
  return (
    <Grid
      as="section"
      gap={10}
      minWidth={0}
      padding={16}
      fill="surface"
      border="all"
      radius="panel"
      breaks
      className={css.card}
      aria-label={words.photos}
    >
      {photos.length === 0 && <p>{words.noPhotos}</p>}
      <ul className={css.photos}>
        {photos.map(({ photoId, kind, takenAt }) => (
          <li key={photoId}>
            <Photo id={id} photoId={photoId} label={words.photo[kind]} />
            <span>{`${words.photo[kind]}, ${formatTime(takenAt)}`}</span>
          </li>
        ))}
      </ul>
    </Grid>
  );
}

function Photo({ id, photoId, label }: { id: string; photoId: string; label: string }) {
  const { data } = useApprovalPhoto(id, photoId);
  if (data === null) return <span className={css.photo}>{approvalsTexts.read().gone}</span>;
  if (data === undefined) return <span className={css.photo} />;
  return <PictureCanvas picture={data} label={label} className={css.photo} />;
}

/** The clerk's own words. */
export function CaseReason({ one: { reason, clerk } }: PartProps) {
  const { why, writtenBy } = approvalsTexts.read();
  return (
    <Grid
      as="section"
      gap={10}
      minWidth={0}
      padding={16}
      fill="surface"
      border="all"
      radius="panel"
      breaks
      className={css.card}
      aria-label={why}
    >
      <h2>{why}</h2>
      <blockquote className={css.quote}>{reason}</blockquote>
      <p>{writtenBy(personName(clerk))}</p>
    </Grid>
  );
}

/** What was said, beside what is on record. */
export function CaseChecks({ one: { checks } }: PartProps) {
  const words = approvalsTexts.read();
  return (
    <Grid
      as="section"
      gap={10}
      minWidth={0}
      padding={16}
      fill="surface"
      border="all"
      radius="panel"
      breaks
      className={css.card}
      aria-label={words.checks}
    >
      <h2>{words.checks}</h2>
      {checks.length === 0 && <p>{words.noChecks}</p>}
      <ul className={css.checks}>
        {checks.map(({ kind, said, onRecord, agrees }) => (
          <li key={kind} data-agrees={agrees}>
            <Icon of={agrees === null ? CircleHelp : agrees ? CircleCheck : CircleAlert} size={24} />
            <b>{words.check[kind]}</b>
            <span className={css.end}>
              {agrees === null
                ? onRecord === null
                  ? ''
                  : words.compare
                : agrees
                  ? words.agrees
                  : words.differs}
            </span>
            <span className={css.said}>
              {[said, ...(onRecord === null ? [] : [words.onRecord(onRecord)])].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Grid>
  );
}

/** What is at stake, and how often it was done before. */
export function CaseSums({ one: { goodsValue, liability, allowedBefore } }: PartProps) {
  const words = approvalsTexts.read();
  const { atPoint, ofClerk, ofCustomer } = allowedBefore;
  const value = goodsValue.map((sum) => formatMoney(sum)).join(', ');
  return (
    <Grid
      as="section"
      gap={10}
      minWidth={0}
      padding={16}
      fill="surface"
      border="all"
      radius="panel"
      breaks
      className={css.card}
    >
      <Grid as="dl" rowGap={10} columnGap={16} className={css.sums}>
        <Text as="dt" tone="soft">
          {words.value}
        </Text>
        <Text as="dd" weight={600} text="end">
          {value === '' ? words.noValue : value}
        </Text>
        <Text as="dt" tone="soft">
          {words.before(countedDays)}
        </Text>
        <Text as="dd" weight={600} text="end">
          {words.beforeCounts(atPoint, ofClerk, ofCustomer)}
        </Text>
        {liability !== null && (
          <>
            <Text as="dt" tone="soft">
              {words.liability}
            </Text>
            <Text as="dd" weight={600} text="end">
              {formatMoney(liability)}
            </Text>
          </>
        )}
      </Grid>
    </Grid>
  );
}
