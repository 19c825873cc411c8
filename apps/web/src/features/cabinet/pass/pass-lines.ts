import type { GivenPass } from '@rohi/contract/collection/passes/passes.contract';
import type { Locale } from '@rohi/contract/locales';
import { fillTexts } from '../../../shared/facts/site-facts.ts';
import { hoursLines } from '../../../shared/format/hours-lines.ts';
import type { ReadyPlace } from '../collect/collect-rules.ts';
import { bothMoneys } from '../collect/sum-to-pay.ts';
import { joined, placeName } from '../point/rules/shown-points.ts';
import { passDay, passMoment } from './pass-moment.ts';
import type { PassTexts } from './texts/ru.ts';

type Point = Pick<GivenPass['pickupPoint'], 'name' | 'city' | 'address' | 'hours'>;
type Reader = { texts: PassTexts; chosen: Locale; day: string };

/** Where it is and when it is open, as people write it. */
function pointLines({ name, city, address, hours }: Point, { texts: { week } }: Reader): string[] {
  const open = hoursLines(hours).filter(({ spans }) => spans.length > 0);
  const lines = open.map(({ from, to, spans }) => {
    const [first, last] = [week.days[from - 1] ?? '', week.days[to - 1] ?? ''];
    const days = from === 1 && to === 7 ? week.everyDay : from === to ? first : `${first}–${last}`;
    return `${days} ${spans.join(', ')}`;
  });
  return [joined(placeName(name, city), address), ...(lines.length === 0 ? [] : [lines.join('; ')])];
}

/**
 * Under a given pass, as a picture: the person, the number of parcels, where and when, until when, and how much money
 * to bring.
 */
export function givenPassLines(pass: GivenPass, reader: Reader): string[] {
  const { texts, chosen, day } = reader;
  const { delegate, parcelLimit, pickupPoint, notAfter, due } = pass;
  return [
    texts.given.forPerson(delegate, parcelLimit),
    ...pointLines(pickupPoint, reader),
    texts.given.until(passMoment(notAfter, chosen)),
    ...(due === null ? [] : [sumLine(due, reader, day)]),
    ...(due !== null && due.unpriced > 0 ? [texts.form.unpriced(due.unpriced)] : []),
  ];
}

/** Under the own pass, as a picture. The sums are those of the day on which it was saved. */
export function ownPassLines(
  { notAfter }: { notAfter: string },
  places: readonly ReadyPlace[],
  reader: Reader,
): string[] {
  const { texts, chosen, day } = reader;
  return [
    texts.works(passMoment(notAfter, chosen)),
    ...places.flatMap((place) => [
      ...pointLines(place.pickupPoint, reader),
      `${texts.ready}: ${place.ready}. ${sumLine(place.due, reader, day)}`,
    ]),
  ];
}

function sumLine(due: NonNullable<Parameters<typeof bothMoneys>[0]>, { texts, chosen }: Reader, day: string) {
  return texts.dueOn(passDay(day, chosen), bothMoneys(due, texts.somoni));
}

/** Over a picture: the owner of the pass, by the name of the service. */
export function passTitle({ title }: PassTexts, chosen: Locale): string {
  return `${fillTexts('{{brandName}}', chosen)} · ${title}`;
}
