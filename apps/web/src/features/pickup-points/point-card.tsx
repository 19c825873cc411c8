import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { Clock3, MapPinHouse, Navigation, PhoneCall } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { semicolon } from '../../shared/i18n/list-signs.ts';
import { hotlineHref } from '../../shared/facts/site-facts.ts';
import { formatDay } from '../../shared/format/dates.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { pickupPointsTexts } from './pickup-points-words.ts';
import type { Point } from './point.ts';
import { hoursLines } from '../../shared/format/hours-lines.ts';
import type { HoursLine } from '../../shared/format/hours-lines.ts';
import { openingLine } from './rules/opening-line.ts';
import { Grid, Row, Text } from '../../shared/ui/primitives.tsx';
import css from './point-card.module.css';

/** +992900000000 → +992 90 000 00 00; a short number stays as it is. */
function readablePhone(phone: string): string {
  return phone.replace(/^(\+992)(\d\d)(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5');
}

/** Whether the point is called by the number of the whole service, which stands once over the list. */
export function isHotline(phone: string): boolean {
  return `tel:${phone}` === hotlineHref;
}

function Fact({ icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>
        <Icon of={icon} size={18} className={css.icon} />
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function weekdaysOf({ from, to }: HoursLine): string {
  const { everyDay, weekdayRange, weekdays } = pickupPointsTexts.read();
  if (from === 1 && to === 7) return everyDay;
  const first = weekdays[from - 1] ?? '';
  return from === to ? first : weekdayRange(first, weekdays[to - 1] ?? '');
}

/** Closed days further away are nothing to plan by yet. */
const daysShownAhead = 14;

function Hours({ point: { hours, closedDays }, now }: Pick<PointCardProps, 'point' | 'now'>) {
  const { closedOn, dayOff } = pickupPointsTexts.read();
  const lastDay = addDays(dushanbeDay(now), daysShownAhead);
  const soon = closedDays.filter((day) => day <= lastDay);
  return (
    <>
      <ul>
        {hoursLines(hours).map((line) => (
          <li key={line.from} className={css.hours}>
            <Text as="span" tone="soft">
              {weekdaysOf(line)}
            </Text>
            {line.spans.length === 0 ? (
              <Text as="span" tone="faint">
                {dayOff}
              </Text>
            ) : (
              <Row as="span" wrap rowGap={0} columnGap={12} className={css.spans}>
                {line.spans.map((span) => (
                  <span key={span}>{span}</span>
                ))}
              </Row>
            )}
          </li>
        ))}
      </ul>
      {soon.length > 0 && (
        <p className={css.remark}>{closedOn(soon.map((day) => formatDay(day)).join(semicolon))}</p>
      )}
    </>
  );
}

type PointCardProps = {
  point: Point;
  now: Date;
  /** The point's own name, where its city has more than one. */
  showName: boolean;
  /** Readable kilometres from the visitor, when that is known. */
  distance: string | undefined;
};

function Head({ point, now, showName, distance }: PointCardProps) {
  const texts = pickupPointsTexts.read();
  return (
    <>
      <Row wrap rowGap={4} columnGap={12} align="baseline" justify="between">
        <Text as="h3" size={22}>
          {point.city.name}
        </Text>
        {distance !== undefined && (
          <Text as="span" tone="soft" size={14} digits>
            {texts.distance(distance)}
          </Text>
        )}
      </Row>
      {showName && <p className={css.remark}>{point.name}</p>}
      <p className={classNames(css.opening, point.openNow && css.open)}>{openingLine(point, now, texts)}</p>
      {point.fullness !== null && <p className={css.remark}>{texts.fullness[point.fullness]}</p>}
    </>
  );
}

/** One pickup point: whether it is open, where it is, and how to reach it. */
export function PointCard(props: PointCardProps) {
  const { point, now } = props;
  const texts = pickupPointsTexts.read();
  const { lat, lon, city, phone } = point;
  // Four digits are ten metres.
  const place = lat === null || lon === null ? undefined : `${lat.toFixed(4)},${lon.toFixed(4)}`;
  return (
    <li className={css.card}>
      <Head {...props} />
      <Grid as="dl" gap={12}>
        <Fact icon={MapPinHouse} name={texts.address}>
          <p>{point.address}</p>
          {point.landmark !== '' && <p className={css.remark}>{point.landmark}</p>}
          {place !== undefined && (
            <Text digits className={css.coordinates}>
              <span className="visually-hidden">{texts.coordinates} </span>
              {place.replace(',', ', ')}
            </Text>
          )}
        </Fact>
        <Fact icon={Clock3} name={texts.hours}>
          <Hours point={point} now={now} />
        </Fact>
      </Grid>
      <Row wrap gap={8} marginTop="auto" paddingTop={4} className={css.actions}>
        {!isHotline(phone) && (
          <ButtonLink
            kind="soft"
            href={`tel:${phone}`}
            aria-label={texts.callPoint(city.name, readablePhone(phone))}
          >
            <Icon of={PhoneCall} size={18} />
            {readablePhone(phone)}
          </ButtonLink>
        )}
        {place !== undefined && (
          <ButtonLink
            kind="outline"
            className={css.route}
            // A page of the web, which every phone opens: `geo:` does nothing on an iPhone.
            href={`https://www.google.com/maps/dir/?api=1&destination=${place}`}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.routeTo(city.name)}
          >
            <Icon of={Navigation} size={18} />
            {texts.route}
          </ButtonLink>
        )}
      </Row>
    </li>
  );
}
