/** An estimate as answers have it: the days, and in words of one language what has moved them. */
import type { Locale } from '@rohi/contract/locales';
import type { ArrivalEstimate } from '@rohi/contract/tracking/tracking.contract';
import type { Estimate, MoveCause } from './arrival-estimate.ts';

/** Public names of places by id. */
type PlaceNames = { find(placeId: number, locale: Locale): { name: string } | undefined };

/** What a delay is called, without and with the name of a place. */
type ReasonText = { text: string; at: (place: string) => string };

type ReasonTexts = {
  /** So many days later, and why. */
  later: (days: number, reason: string) => string;
  reasons: Record<MoveCause['reason'], ReasonText>;
};

const dayForms = new Intl.PluralRules('ru');
const russianDays = {
  zero: 'дней',
  one: 'день',
  two: 'дня',
  few: 'дня',
  many: 'дней',
  other: 'дня',
} as const;

const inBrackets = (text: string): ReasonText => ({ text, at: (place) => `${text} (${place})` });
const heldFor = (reason: string): ReasonText => ({
  text: `held on the way (${reason})`,
  at: (place) => `held at ${place} (${reason})`,
});

/** Tajik awaits a native reader. */
const reasonTexts: Record<Locale, ReasonTexts> = {
  ru: {
    later: (days, reason) => `+${days} ${russianDays[dayForms.select(days)]}: ${reason}`,
    reasons: {
      WEATHER: inBrackets('задержка из-за погоды'),
      CUSTOMS: inBrackets('задержка на таможне'),
      BREAKDOWN: inBrackets('задержка из-за поломки'),
      QUEUE: inBrackets('задержка из-за очереди'),
      ROAD_CLOSED: inBrackets('закрыта дорога'),
      LATE: inBrackets('дорога дольше обычной'),
      MISSED_CUT_OFF: inBrackets('принята после закрытия рейса, едет следующим'),
    },
  },
  en: {
    later: (days, reason) => `+${days} ${days === 1 ? 'day' : 'days'}: ${reason}`,
    reasons: {
      WEATHER: heldFor('weather'),
      CUSTOMS: heldFor('customs'),
      BREAKDOWN: heldFor('breakdown'),
      QUEUE: heldFor('queue'),
      ROAD_CLOSED: { text: 'road closed', at: (place) => `road closed at ${place}` },
      LATE: { text: 'longer on the way than usual', at: () => 'longer on the way than usual' },
      MISSED_CUT_OFF: inBrackets('received after the cut-off, leaves with the next trip'),
    },
  },
  zh: {
    later: (days, reason) => `晚 ${days} 天：${reason}`,
    reasons: {
      WEATHER: { text: '因天气滞留途中', at: (place) => `因天气滞留${place}` },
      CUSTOMS: { text: '海关滞留', at: (place) => `在${place}海关滞留` },
      BREAKDOWN: { text: '因车辆故障滞留途中', at: (place) => `因车辆故障滞留${place}` },
      QUEUE: { text: '途中排队等候', at: (place) => `在${place}排队等候` },
      ROAD_CLOSED: { text: '道路封闭', at: (place) => `${place}道路封闭` },
      LATE: { text: '运输时间比平时长', at: () => '运输时间比平时长' },
      MISSED_CUT_OFF: inBrackets('截单后入库，随下一车次发运'),
    },
  },
  tg: {
    later: (days, reason) => `+${days} рӯз: ${reason}`,
    reasons: {
      WEATHER: inBrackets('таъхир аз сабаби обу ҳаво'),
      CUSTOMS: inBrackets('таъхир дар гумрук'),
      BREAKDOWN: inBrackets('таъхир аз сабаби вайроншавӣ'),
      QUEUE: inBrackets('таъхир аз сабаби навбат'),
      ROAD_CLOSED: inBrackets('роҳ баста аст'),
      LATE: inBrackets('роҳ аз маъмулӣ бештар вақт мегирад'),
      MISSED_CUT_OFF: inBrackets('баъд аз бастани рейс қабул шуд, бо рейси навбатӣ меравад'),
    },
  },
};

/** The estimate in one language; a place without a known name is left out. */
export function describeEstimate(
  estimate: Estimate | null,
  places: PlaceNames,
  locale: Locale,
): ArrivalEstimate | null {
  if (estimate === null) return null;
  const { from, to, basis, samples, moved } = estimate;
  const described: ArrivalEstimate = { from, to, basis, samples };
  if (moved === null) return described;
  const { was, days, cause } = moved;
  const { later, reasons } = reasonTexts[locale];
  const reason = reasons[cause.reason];
  const place = cause.placeId === null ? undefined : places.find(cause.placeId, locale);
  return {
    ...described,
    was: { from: was.from, to: was.to },
    why: later(days, place === undefined ? reason.text : reason.at(place.name)),
  };
}
