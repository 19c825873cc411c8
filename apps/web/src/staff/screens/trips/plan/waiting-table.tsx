import { Lock } from 'lucide-react';
import { formatMonthDay } from '../../../../shared/format/dates.ts';
import { formatShortDecimal } from '../../../../shared/format/numbers.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { ToneLabel } from '../../../../shared/ui/tone-label.tsx';
import { useStaffRoute } from '../../../kit/router/staff-router.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Panel } from '../../../kit/ui/panel.tsx';
import { tripHref } from '../trip-href.ts';
import { isElsewhere } from './plan-shares.ts';
import { planTexts } from '../../screen-words.ts';
import type { PlanActs, PromisedGoods, TripPlan } from './use-plan.ts';
import { Box as Plain, Grid, Text } from '../../../../shared/ui/primitives.tsx';
import css from './waiting-table.module.css';

type TableProps = { plan: TripPlan; channel: string | null; mayEdit: boolean; acts: PlanActs };

/**
 * What waits for the channel of a trip, the oldest promise first: a box takes what is promised for a day into the plan,
 * or out of it.
 */
export function WaitingTable({ plan, channel, mayEdit, acts }: TableProps) {
  const words = planTexts.read();
  const { waiting, promises, otherChannels } = plan;
  const { columns } = words;
  const sums = [String(waiting.parcels), waiting.weightKg, waiting.volumeM3].map(formatShortDecimal);
  return (
    <Panel
      title={[words.waits, channel].filter(Boolean).join(': ')}
      end={waiting.parcels > 0 && words.sum(sums[0] ?? '', sums[1] ?? '', sums[2] ?? '')}
    >
      {promises.length + otherChannels.length === 0 ? (
        <Grid as="p" gap={4} paddingX={20} paddingTop={0} paddingBottom={20} tone="soft">
          <Text as="b" tone="ink">
            {words.empty}
          </Text>
          {words.emptyWay}
        </Grid>
      ) : (
        <Plain as="table" wide digits className={css.table}>
          <thead>
            <tr>
              <th scope="col">{mayEdit && <AllBox promises={promises} acts={acts} />}</th>
              <th scope="col">{columns.promise}</th>
              <th scope="col">{columns.slack}</th>
              <th scope="col" data-end>
                {columns.parcels}
              </th>
              <th scope="col" data-end>
                {columns.kg}
              </th>
              <th scope="col" data-end>
                {columns.m3}
              </th>
              <th scope="col">{columns.trip}</th>
            </tr>
          </thead>
          <tbody>
            {promises.map((goods) => (
              <Row key={goods.promisedBy} goods={goods} mayEdit={mayEdit} acts={acts} />
            ))}
            {otherChannels.map((goods) => (
              <OtherRow key={goods.channelId} goods={goods} mayEdit={mayEdit} acts={acts} />
            ))}
          </tbody>
        </Plain>
      )}
    </Panel>
  );
}

type BoxProps = { label: string; isOn: boolean; isMixed: boolean; isDisabled: boolean; onToggle: () => void };

function Box({ label, isOn, isMixed, isDisabled, onToggle }: BoxProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isOn}
      disabled={isDisabled}
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      onChange={onToggle}
    />
  );
}

/** So many of what is promised for a day are free for this trip, or in its plan already. */
function freeOf({ parcels, others }: PromisedGoods): number {
  return parcels - others.reduce((sum, each) => sum + each.parcels, 0);
}

function AllBox({ promises, acts }: { promises: readonly PromisedGoods[]; acts: PlanActs }) {
  const rows = promises.filter((each) => !isElsewhere(each));
  const isWhole = rows.length > 0 && rows.every((each) => each.planned === freeOf(each));
  return (
    <Box
      label={planTexts.read().tickAll}
      isOn={isWhole}
      isMixed={!isWhole && rows.some(({ planned }) => planned > 0)}
      isDisabled={acts.busy || rows.length === 0}
      onToggle={() =>
        acts.run({ act: isWhole ? 'DROP' : 'TAKE', days: rows.map(({ promisedBy }) => promisedBy) })
      }
    />
  );
}

type RowProps = { goods: PromisedGoods; mayEdit: boolean; acts: PlanActs };

function Row({ goods, mayEdit, acts }: RowProps) {
  const words = planTexts.read();
  const { promisedBy, slackDays, parcels, weightKg, volumeM3, planned, isSuggested } = goods;
  const isLocked = isElsewhere(goods);
  const isWhole = planned === freeOf(goods);
  const day = formatMonthDay(promisedBy);
  const slack =
    slackDays === null
      ? '—'
      : slackDays < 0
        ? words.tooLate
        : slackDays === 0
          ? words.noSlack
          : words.slack(slackDays);
  return (
    <tr data-suggested={isSuggested} data-locked={isLocked}>
      <td className={css.box}>
        {isLocked ? (
          <span title={words.elsewhere}>
            <Icon of={Lock} size={18} />
            <span className="visually-hidden">{words.elsewhere}</span>
          </span>
        ) : (
          mayEdit && (
            <Box
              label={words.tick(day)}
              isOn={isWhole}
              isMixed={!isWhole && planned > 0}
              isDisabled={acts.busy}
              onToggle={() => acts.run({ act: isWhole ? 'DROP' : 'TAKE', days: [promisedBy] })}
            />
          )
        )}
      </td>
      <th scope="row">{words.promisedBy(day)}</th>
      <td data-name={words.columns.slack} data-late={slackDays !== null && slackDays <= 0}>
        {slack}
      </td>
      <Figures parcels={parcels} weightKg={weightKg} volumeM3={volumeM3} />
      <td data-name={words.columns.trip} className={css.trip}>
        <Where goods={goods} />
      </td>
    </tr>
  );
}

type FiguresProps = { parcels: number; weightKg: string; volumeM3: string };

function Figures({ parcels, weightKg, volumeM3 }: FiguresProps) {
  const { columns } = planTexts.read();
  return (
    <>
      <td data-end data-name={columns.parcels}>
        <b>{formatShortDecimal(String(parcels))}</b>
      </td>
      <td data-end data-name={columns.kg}>
        {formatShortDecimal(weightKg)}
      </td>
      <td data-end data-name={columns.m3}>
        {formatShortDecimal(volumeM3)}
      </td>
    </>
  );
}

/** With which trip it goes: planned here, suggested, or planned for others. */
function Where({ goods: { parcels, planned, others, isSuggested, suggested } }: { goods: PromisedGoods }) {
  const words = planTexts.read();
  const { line } = useStaffRoute();
  const text = (count: number) => formatShortDecimal(String(count));
  return (
    <>
      {planned > 0 && <span>{words.rowInPlan(text(planned), planned === parcels)}</span>}
      {isSuggested && (
        <Text as="span" tone="lapis" weight={600}>
          {words.rowSuggested(text(suggested), suggested === parcels - planned)}
        </Text>
      )}
      {others.map(({ code, parcels: count }) => (
        <a key={code} href={tripHref(line, code)}>
          {words.rowOther(code, text(count))}
        </a>
      ))}
      {planned === 0 && !isSuggested && others.length === 0 && <span>{words.rowWaits}</span>}
    </>
  );
}

type OtherProps = { goods: TripPlan['otherChannels'][number]; mayEdit: boolean; acts: PlanActs };

function OtherRow({ goods, mayEdit, acts }: OtherProps) {
  const words = planTexts.read();
  const { channelId, channel, isSuspended, atLimit, parcels, weightKg, volumeM3 } = goods;
  return (
    <tr>
      <td className={css.box} aria-hidden="true" />
      <th scope="row">
        {channel} {isSuspended && <ToneLabel tone="gold">{words.suspended}</ToneLabel>}
      </th>
      <td data-name={words.columns.slack} data-late={atLimit > 0}>
        {atLimit > 0 && words.atLimit(atLimit)}
      </td>
      <Figures parcels={parcels} weightKg={weightKg} volumeM3={volumeM3} />
      <td className={css.trip}>
        {mayEdit && (
          <Button isDisabled={acts.busy} onPress={() => acts.run({ act: 'TAKE', channelId })}>
            {words.takeChannel}
          </Button>
        )}
      </td>
    </tr>
  );
}
