import { showPassSerial } from '@rohi/contract/collection/passes/pass-serial';
import { eventNames } from '@rohi/contract/tracking/event-names';
import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import { receiptProblemNames } from '@rohi/contract/tracking/problem-words';
import { Clock, CloudOff, MapPin, Server } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatAge } from '../../../shared/format/age.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { momentHere } from '../bar/time-of-day.ts';
import { kilograms, saidOfBox } from '../receiving/late-scan-row.tsx';
import type { LateScan } from '../receiving/late-scans.ts';
import { needsPersonTexts, receivingTexts, stationsTexts } from '../station-words.ts';
import { SettleActs, useSettlement } from '../receiving/settle-acts.tsx';
import { Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './scan-panel.module.css';
import { goodsText } from '../../kit/goods-text.ts';
import { personName } from '../../kit/people.ts';

/**
 * One scan: both stories side by side in the same shape, and the decision. Neither story is the right one by itself.
 */
export function ScanPanel({ scan }: { scan: LateScan }) {
  const { since, decision } = needsPersonTexts.read();
  const { says } = stationsTexts.read();
  const settlement = useSettlement(scan);
  return (
    <>
      <Row
        as="header"
        wrap
        rowGap={8}
        columnGap={12}
        align="center"
        justify="between"
        paddingX={20}
        paddingTop={16}
        paddingBottom={8}
        className={css.head}
      >
        <h2>{says[settlement.say].title}</h2>
        <Text
          as="span"
          paddingX={10}
          paddingY={3}
          fill="danger-soft"
          radius="pill"
          tone="danger"
          size={13}
          weight={600}
        >
          {since(formatAge(Date.parse(scan.cameAt)))}
        </Text>
      </Row>
      <Facts scan={scan} />
      <div className={css.stories}>
        <ServerStory scan={scan} />
        <DeviceStory scan={scan} why={says[settlement.say].line} />
      </div>
      <Grid gap={12} paddingX={20} paddingTop={16} paddingBottom={20} className={css.decision}>
        <h3>{decision.title}</h3>
        <ul>
          <li>{scan.action === 'LIES_HERE' ? decision.liesHere : decision.take}</li>
          <li>{decision.aside}</li>
        </ul>
        <SettleActs scan={scan} {...settlement} />
        <Text tone="soft" size={13}>
          {decision.onRecord}
        </Text>
      </Grid>
    </>
  );
}

function Facts({ scan: { code, parcel, unit } }: { scan: LateScan }) {
  const { facts } = needsPersonTexts.read();
  const { card } = receivingTexts.read();
  const goods = [goodsText(parcel?.goods ?? null), kilograms(parcel?.weightG ?? null)]
    .filter(Boolean)
    .join(', ');
  return (
    <Row as="dl" wrap paddingX={20} paddingTop={0} paddingBottom={14} className={css.facts}>
      <Fact name={facts.parcel}>
        {parcel === null ? code : <RecordLink to="parcels" id={parcel.trackingCode} />}
      </Fact>
      {parcel !== null && <Fact name={facts.customer}>{parcel.customerCode ?? card.noCustomer}</Fact>}
      {goods !== '' && <Fact name={facts.goods}>{goods}</Fact>}
      <Fact name={facts.warehouse}>{unit}</Fact>
    </Row>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type StoryProps = { icon: LucideIcon; title: string; aside?: string; children: ReactNode };

function Story({ icon, title, aside, children }: StoryProps) {
  return (
    <Stack
      as="section"
      gap={8}
      minWidth={0}
      paddingX={20}
      paddingY={14}
      fill="surface"
      className={css.story}
      aria-label={title}
    >
      <header>
        <h3>
          <Icon of={icon} size={18} />
          {title}
        </h3>
        {aside && <span>{aside}</span>}
      </header>
      {children}
    </Stack>
  );
}

function eventName(type: ParcelEventType): string {
  const { events } = needsPersonTexts.read();
  return type in eventNames
    ? eventNames[type as keyof typeof eventNames][locale]
    : events[type as keyof typeof events];
}

/** What is on record, and how the parcel stands by that. */
function ServerStory({ scan: { parcel, events, pass, station } }: { scan: LateScan }) {
  const { server } = needsPersonTexts.read();
  const now =
    parcel === null
      ? []
      : [
          parcel.orderCode,
          parcel.cell,
          kilograms(parcel.weightG),
          parcel.problem && receiptProblemNames[parcel.problem.kind][locale],
        ].filter(Boolean);
  return (
    <Story icon={Server} title={server.title}>
      {parcel === null && <p>{server.noParcel}</p>}
      {parcel !== null && events.length === 0 && <p>{server.noEvents}</p>}
      <ol>
        {events.map(({ at, type, by }) => (
          <li key={`${at} ${type}`}>
            <time dateTime={at}>{momentHere(at)}</time>
            <span>
              {eventName(type)} · {personName(by)}
            </span>
          </li>
        ))}
      </ol>
      {now.length > 0 && (
        <Text tone="green" weight={600} breaks>
          {server.now(now.join(' · '))}
        </Text>
      )}
      {pass !== null && station.pass !== null && (
        <Text tone="green" weight={600} breaks>
          {server.pass(showPassSerial(station.pass), server.passStates[pass.state])}
          {pass.at !== null && <time dateTime={pass.at}> · {momentHere(pass.at)}</time>}
        </Text>
      )}
    </Story>
  );
}

/** What the clerk did with the box, and when that came. */
function DeviceStory({ scan, why }: { scan: LateScan; why: string }) {
  const { device } = needsPersonTexts.read();
  const { door, actions } = stationsTexts.read();
  const { station, code, cameAt } = scan;
  const statement = saidOfBox(scan);
  const isReport = scan.action === 'LIES_HERE';
  return (
    <Story icon={isReport ? MapPin : CloudOff} title={device.title} aside={station.device ?? door.phone}>
      <ol>
        <li>
          <time dateTime={station.scannedAt}>{momentHere(station.scannedAt)}</time>
          <span>
            {actions[scan.action]} <b>{code}</b> · {personName(station.scannedBy)}
            {statement.length > 0 && (
              <Text as="span" display="block" tone="soft">
                {statement.join(' · ')}
              </Text>
            )}
          </span>
        </li>
      </ol>
      {station.remark !== null && <p>{device.remark(station.remark)}</p>}
      <Row as="p" gap={6} align="center" tone="gold" weight={600}>
        <Icon of={Clock} size={16} />
        {device.came(momentHere(cameAt))}
      </Row>
      <p role="status">{isReport ? device.keeps(why) : device.why(why)}</p>
    </Story>
  );
}
