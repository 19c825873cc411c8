import { numberTags } from '@rohi/contract/locales';
import type { OwnReceipt } from '@rohi/contract/warehouse/receipt.contract';
import { Boxes, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useAnswer } from '../api/use-answer.ts';
import { formatDate, formatDateTime, formatDayRange, formatMonthDay } from '../format/dates.ts';
import { formatMoney, formatShortDecimal } from '../format/numbers.ts';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { comma } from '../i18n/list-signs.ts';
import { locale } from '../i18n/locale.ts';
import { hrefOf, useRoute } from '../router/hash-router.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { MovedDays } from '../ui/moved-days.tsx';
import { receiptTexts } from './receipt-words.ts';
import { ReceiptPhotos } from './receipt-photos.tsx';
import { chargedStep, volumetricOf, weightBars } from './weights-of.ts';
import { Box, Grid, Row, Text } from '../ui/primitives.tsx';
import css from './parcel-receipt.module.css';

/** Pixels that a page may have moved on its own. */
const mostScrolledByItself = 40;

type ReceiptProps = {
  code: string;
  /** The page of the order itself explains its price and leads nowhere else. */
  isInOrder?: boolean;
};

/**
 * What its owner sees of the receipt in China: photos, weight, the charge as it stands, what comes next. Nothing before
 * the receipt.
 */
export function ParcelReceipt({ code, isInOrder = false }: ReceiptProps) {
  const words = receiptTexts.read();
  const { again } = useSharedTexts();
  const answer = useAnswer('GET /profile/parcels/{code}/receipt', { params: { code } });
  const reason = useReason(answer.state === 'ready' && !isInOrder);
  if (answer.state === 'loading')
    return (
      <p role="status" className={css.small}>
        {words.loading}
      </p>
    );
  if (answer.state === 'failed')
    return (
      <p className={css.small}>
        {words.failed}{' '}
        <button type="button" className={css.link} onClick={answer.again}>
          {again}
        </button>
      </p>
    );
  const { receipt } = answer.data;
  if (receipt === null) return null;
  return (
    <section ref={reason} tabIndex={-1} className={css.receipt} aria-label={words.title} data-receipt>
      {receipt.answerBy !== null && (
        <p className={css.asked}>
          {words.asked(formatDate(receipt.answerBy))}
          <a href={hrefOf('platform')}>{words.answer}</a>
        </p>
      )}
      <Grid gap={12} minWidth={0} className={css.part}>
        <ReceiptPhotos code={code} photos={receipt.photos} weightKg={receipt.weightKg} />
        <Weights receipt={receipt} />
      </Grid>
      {receipt.price !== null && <Charge receipt={receipt} isInOrder={isInOrder} />}
      <Ahead receipt={receipt} />
      {receipt.ofOrder !== null && receipt.ofOrder.awaited > 0 && (
        <OrderLine ofOrder={receipt.ofOrder} orderCode={isInOrder ? null : receipt.orderCode} />
      )}
    </section>
  );
}

/**
 * A bill leads here for its reason (`?why=1`): the page comes to it as soon as it is there, unless its reader has gone
 * on by then.
 */
function useReason(isThere: boolean): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const isWanted = useRoute().query.has('why');
  useEffect(() => {
    if (!isThere || !isWanted || scrollY > mostScrolledByItself) return;
    ref.current?.scrollIntoView({ block: 'start' });
    ref.current?.focus({ preventScroll: true });
  }, [isThere, isWanted]);
  return ref;
}

function Weights({ receipt }: { receipt: OwnReceipt }) {
  const { weight: words, kg } = receiptTexts.read();
  const bars = weightBars(receipt);
  const isPaidFor = isPaid(receipt);
  const isByVolume = bars.some(({ kind, counts }) => kind === 'volume' && counts);
  return (
    <div>
      <h3 className={css.title}>{words.title}</h3>
      <dl className={css.bars}>
        {bars.map(({ kind, kg: weight, share, counts }) => (
          <div key={kind} data-counts={counts || undefined}>
            <dt>{words[kind]}</dt>
            <dd>
              <svg className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
                <rect width="100" height="8" className={css.track} />
                <rect width={share * 100} height="8" className={css.fill} />
              </svg>
              <b>{kg(formatShortDecimal(weight))}</b>
              {counts && isPaidFor && (
                <span className="visually-hidden">
                  {comma}
                  {words.counts}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isPaidFor && <p className={css.small}>{whyThisWeight(receipt, isByVolume)}</p>}
    </div>
  );
}

/** By which of the weights it is paid. */
function whyThisWeight(receipt: OwnReceipt, isByVolume: boolean): string {
  const { weight: words } = receiptTexts.read();
  const sides = receipt.sidesCm && Object.values(receipt.sidesCm).map(formatShortDecimal).join(' × ');
  const volumetric = volumetricOf(receipt);
  if (receipt.weightKg === null) return words.notWeighed;
  if (sides === null || volumetric === undefined) return words.withoutSides;
  if (!isByVolume) return words.byScale(sides);
  const { divisor, placeKg } = volumetric;
  return words.byVolume(sides, volumeOf(receipt), String(divisor), formatShortDecimal(placeKg));
}

/** What goes back, is searched for or was cancelled costs its owner nothing. */
function isPaid({ payment }: Pick<OwnReceipt, 'payment'>): boolean {
  return payment !== 'NONE';
}

/** Cubic centimetres, as people group them. */
function volumeOf({ sidesCm }: OwnReceipt): string {
  if (sidesCm === null) return '';
  const { length, width, height } = sidesCm;
  return Math.round(Number(length) * Number(width) * Number(height)).toLocaleString(numberTags[locale]);
}

function Charge({ receipt, isInOrder }: { receipt: OwnReceipt; isInOrder: boolean }) {
  const { charge: words, kg } = receiptTexts.read();
  const [isAsked, setAsked] = useState(false);
  const { price, payment, isClosed, inSomoni, orderCode } = receipt;
  const isPaidFor = isPaid(receipt);
  const isFixed = isClosed || payment === 'PAID' || !isPaidFor;
  const step = chargedStep(receipt);
  if (price === null) return null;
  return (
    <Grid gap={12} minWidth={0} className={css.part}>
      <h3 className={css.small}>{isFixed ? words.fixed : words.title}</h3>
      {isPaidFor && <p className={css.amount}>{formatMoney(price.total)}</p>}
      {isPaidFor && inSomoni && (
        <Text weight={600}>
          {words.somoni(formatMoney(inSomoni.total), formatMonthDay(inSomoni.rateDate))}
        </Text>
      )}
      <p className={css.small}>
        {isPaidFor &&
          step?.unit === 'KG' &&
          `${words.how(kg(formatShortDecimal(step.quantity)), formatMoney(step.unitPrice))} `}
        {isPaidFor && step?.isMinimum === true && `${words.minimum} `}
        {words.payment[payment]}
      </p>
      <Row as="p" wrap rowGap={8} columnGap={16} align="center" marginTop={8}>
        {isPaidFor && orderCode !== null && !isInOrder && (
          <a href={hrefOf('orderManagement', { order: orderCode })}>{words.why}</a>
        )}
        {isPaidFor && !isClosed && (
          <Button kind="soft" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
            {words.disagree}
          </Button>
        )}
      </Row>
      {isAsked && isPaidFor && !isClosed && <p className={css.small}>{words.disagreeText}</p>}
    </Grid>
  );
}

/** Four points of the road; only days that the service promises are named. */
function Ahead({ receipt }: { receipt: OwnReceipt }) {
  const { ahead: words } = receiptTexts.read();
  const { arrives, pickupPoint, freeDays, receivedAt, place } = receipt;
  if (arrives === null) return null;
  const free = freeDays === null ? '' : words.free(freeDays);
  const point = pickupPoint === null ? '' : words.point(pickupPoint.name, pickupPoint.city);
  const stages = [
    { name: words.received, text: words.receivedAt(formatDateTime(receivedAt), place), isArrival: false },
    { name: words.departs, text: words.departsText, isArrival: false },
    { name: words.border, text: words.borderText, isArrival: false },
    {
      name: words.arrives(formatDayRange(arrives.from, arrives.to)),
      text: [point, free].filter(Boolean).join(locale === 'zh' ? '。' : '. '),
      isArrival: true,
    },
  ];
  return (
    <Grid gap={12} minWidth={0} className={css.part}>
      <h3 className={css.title}>{words.title}</h3>
      <Box as="ol" marginTop={8} className={css.stages}>
        {stages.map(({ name, text, isArrival }) => (
          <li key={name}>
            <b>{name}</b>
            {isArrival && <MovedDays eta={arrives} label={words.was} className={css.small} />}
            {text !== '' && <span className={css.small}>{text}</span>}
          </li>
        ))}
      </Box>
    </Grid>
  );
}

type OrderLineProps = { ofOrder: NonNullable<OwnReceipt['ofOrder']>; orderCode: string | null };

function OrderLine({ ofOrder: { awaited, total }, orderCode }: OrderLineProps) {
  const { order: words } = receiptTexts.read();
  const content = (
    <>
      <Icon of={Boxes} size={22} />
      <span>
        <b>{words.title(awaited, total)}</b>
        <span className={css.small}>{words.text}</span>
      </span>
      {orderCode !== null && <Icon of={ChevronRight} size={20} />}
    </>
  );
  if (orderCode === null) return <p className={css.order}>{content}</p>;
  return (
    <a href={hrefOf('orderManagement', { order: orderCode })} className={css.order}>
      {content}
    </a>
  );
}
