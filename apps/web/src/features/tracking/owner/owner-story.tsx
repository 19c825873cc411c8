import { showPickupCode } from '@rohi/contract/collection/pickup-code';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import type { OwnersBlock, TrackedParcel } from '@rohi/contract/tracking/tracking.contract';
import { Clock3, MapPin, QrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import { comma } from '../../../shared/i18n/list-signs.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { useStoredAnswer } from '../../../shared/api/use-stored-answer.ts';
import { formatDay, formatMonthDay, formatTime } from '../../../shared/format/dates.ts';
import { parcelReceipt } from '../../../shared/parcel-name/parts.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { QrPicture } from '../../../shared/ui/qr-picture.tsx';
import { ownerTexts } from './owner-words.ts';
import { Box, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './owner-story.module.css';
import { formatMoney } from '../../../shared/format/numbers.ts';
import type { OwnerTexts } from './ru.ts';

const dayMs = 86_400_000;

/** How storage stands, in one line; undefined where the parcel has not come to its point. */
function storageNote(
  { freeUntil, storage }: Pick<OwnersBlock, 'freeUntil' | 'storage'>,
  words: Pick<OwnerTexts, 'free' | 'freeToday' | 'running' | 'most' | 'paused'>,
  now: Date,
): string | undefined {
  if (freeUntil === null) return undefined;
  const left = Math.round((Date.parse(freeUntil) - Date.parse(dushanbeDay(now))) / dayMs);
  if (left > 0) return words.free(formatMonthDay(freeUntil), left);
  if (left === 0) return words.freeToday;
  if (storage === null) return undefined;
  if (storage.paidDays === 0) return words.paused;
  const amount = formatMoney(storage.total);
  return storage.isMost ? words.most(amount) : words.running(amount, formatMoney(storage.perDay));
}

/** Whether one can go to the point now; undefined where nothing is known of its hours. */
function useOpening(pointId: number): string | undefined {
  const words = ownerTexts.read();
  const points = useAnswer('GET /pickup-points', {});
  const point = points.data?.find(({ id }) => id === pointId);
  if (point === undefined) return undefined;
  const { openNow, closesAt, opensAt } = point;
  if (openNow) return closesAt === null ? words.alwaysOpen : words.openUntil(formatTime(closesAt));
  return opensAt === null
    ? undefined
    : words.opensAt(formatDay(dushanbeDay(new Date(opensAt))), formatTime(opensAt));
}

/** The code at this point, asked for when somebody wants to see it; without a network the one that was stored. */
function CodeBox({ pointId }: { pointId: number }) {
  const words = ownerTexts.read();
  const { state, data } = useStoredAnswer('GET /profile/collections', {});
  const place = data?.places.find(({ pickupPoint }) => pickupPoint.id === pointId);
  if (place === undefined)
    return (
      <p className={css.code} role="status">
        {state === 'loading' ? words.loading : words.noCode}
      </p>
    );
  return (
    <div className={css.code}>
      <QrPicture text={place.code} label={words.qr} className={css.qr} />
      <Text tone="soft" size={15} text="center">
        {words.codeLabel}
      </Text>
      <p className={css.digits} translate="no">
        {showPickupCode(place.code)}
      </p>
    </div>
  );
}

function Ready({ own, point }: { own: OwnersBlock; point: NonNullable<OwnersBlock['pickupPoint']> }) {
  const words = ownerTexts.read();
  const [isShown, setIsShown] = useState(false);
  const [now] = useState(() => new Date());
  const opening = useOpening(point.id);
  const note = storageNote(own, words, now);
  const place = [point.name, point.name.includes(point.city) ? '' : point.city, point.address];
  return (
    <Box marginBottom={24}>
      <Text tone="soft">
        {[place.filter(Boolean).join(comma), opening].filter(Boolean).join(locale === 'zh' ? '。' : '. ')}
      </Text>
      {note && (
        <p className={css.note}>
          <Icon of={Clock3} />
          {note}
        </p>
      )}
      <Row wrap gap={8} marginTop={12} className={css.buttons}>
        <Button aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          <Icon of={QrCode} />
          {words.code}
        </Button>
        <ButtonLink kind="outline" href={hrefOf('pickupPoints')}>
          <Icon of={MapPin} />
          {words.map}
        </ButtonLink>
      </Row>
      {isShown && <CodeBox pointId={point.id} />}
    </Box>
  );
}

/** Whether China may have received it: from then on there is something to be seen. */
function isPastReceipt({ status, stepIndex }: TrackedParcel): boolean {
  return status !== ParcelStatus.Cancelled && stepIndex >= stepIndexOf(ParcelStatus.AwaitingDeparture);
}

const claimedForMs = 30 * 86_400_000;

/** Whether it was collected so short a time ago that damage may still come to light. */
function isJustCollected({ status, lastEventTime }: TrackedParcel, now: Date): boolean {
  return (
    status === ParcelStatus.Received &&
    lastEventTime !== null &&
    now.getTime() - Date.parse(lastEventTime) < claimedForMs
  );
}

/**
 * What only the owner sees: of one that can be collected where, until when and by which code; of one that China has
 * received its receipt; of one just collected the way to a claim.
 */
export function OwnerStory({ parcel, own }: { parcel: TrackedParcel; own: OwnersBlock }) {
  const words = ownerTexts.read();
  const [now] = useState(() => new Date());
  const { canCollect, pickupPoint } = own;
  return (
    <>
      {canCollect && pickupPoint !== null && <Ready own={own} point={pickupPoint} />}
      {isJustCollected(parcel, now) && (
        <Box marginBottom={24}>
          <Text tone="soft">{words.claimWhen}</Text>
          <Row wrap gap={8} marginTop={12} className={css.buttons}>
            <ButtonLink kind="soft" href={hrefOf('balance', { claim: parcel.trackingCode })}>
              {words.claim}
            </ButtonLink>
          </Row>
        </Box>
      )}
      {isPastReceipt(parcel) && (
        <Suspense>
          <parcelReceipt.Part code={parcel.trackingCode} />
        </Suspense>
      )}
    </>
  );
}
