import { showPassSerial } from '@rohi/contract/collection/passes/pass-serial';
import { receiptProblemNames } from '@rohi/contract/tracking/problem-words';
import { formatDay } from '../../../shared/format/dates.ts';
import { formatDecimal, formatMoney } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { momentHere } from '../bar/time-of-day.ts';
import { receivingTexts, stationsTexts } from '../station-words.ts';
import type { LateScan } from './late-scans.ts';
import { SettleActs, useSettlement } from './settle-acts.tsx';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './needs-person.module.css';
import { goodsText } from '../../kit/goods-text.ts';
import { personName } from '../../kit/people.ts';

/**
 * A scan that came late: what the device says of the box, what the service has of it, and what a person does about it.
 */
export function LateScanRow({ scan }: { scan: LateScan }) {
  const { says, actions } = stationsTexts.read();
  const { person } = receivingTexts.read();
  const settlement = useSettlement(scan);
  return (
    <li className={css.late}>
      <Text breaks role="status">
        <b>{scan.code}</b> · {actions[scan.action]}
        <br />
        {says[settlement.say].line}
      </Text>
      <Grid as="dl" rowGap={8} columnGap={24} breaks className={css.stories}>
        <Story title={person.device} parts={deviceStory(scan)} />
        <Story title={person.service} parts={serviceStory(scan)} />
      </Grid>
      <SettleActs scan={scan} {...settlement} />
    </li>
  );
}

export function Story({ title, parts }: { title: string; parts: readonly string[] }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{parts.join(' · ')}</dd>
    </div>
  );
}

/** '2.5 kg', in the reader's form; nothing where it was not weighed. */
export function kilograms(weightG: number | null): string | undefined {
  if (weightG === null) return undefined;
  return `${formatDecimal(String(weightG / 1_000))}\u00A0${receivingTexts.read().card.kg}`;
}

export function presentParts(parts: readonly (string | null | undefined)[]): string[] {
  return parts.filter((part) => part !== null && part !== undefined);
}

function deviceStory(scan: LateScan): string[] {
  const { device, scannedBy, scannedAt } = scan.station;
  return [
    `${device ?? stationsTexts.read().door.phone}, ${personName(scannedBy)}`,
    momentHere(scannedAt),
    ...saidOfBox(scan),
    ...presentParts([scan.station.remark]),
  ];
}

/** What the clerk has said of the box, or the courier of the stop. */
export function saidOfBox({ station }: LateScan): string[] {
  const { customerCode, cell, bag, weightG, sides, problem, document, pass, cash, stop, notMet } = station;
  const { sentBy, allegedly } = station;
  const size = sides && [sides.lengthMm, sides.widthMm, sides.heightMm].map((mm) => mm / 10).join('×');
  const { cm } = receivingTexts.read().card;
  const { door, sender } = stationsTexts.read();
  return presentParts([
    sentBy && sender.sentBy(sentBy),
    allegedly && sender.allegedly(allegedly),
    problem && receiptProblemNames[problem][locale],
    kilograms(weightG),
    size && `${size}\u00A0${cm}`,
    customerCode,
    cell,
    bag,
    document && `•••• ${document.end}`,
    pass && showPassSerial(pass),
    cash && formatMoney(cash),
    notMet && door.reasons[notMet.reason],
    notMet?.againOn && door.again(formatDay(notMet.againOn)),
    stop && door.stop(stop.number, stop.parcels.length),
  ]);
}

export function serviceStory({ parcel }: Pick<LateScan, 'parcel'>): string[] {
  const { person, card } = receivingTexts.read();
  if (parcel === null) return [person.noParcel];
  const { customerCode, orderCode, goods, weightG, cell } = parcel;
  return presentParts([
    customerCode ?? card.noCustomer,
    orderCode,
    goodsText(goods),
    kilograms(weightG),
    cell,
  ]);
}
