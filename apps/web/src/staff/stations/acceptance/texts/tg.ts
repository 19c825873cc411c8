import { texts as checklistTexts } from '../../checklist/texts/tg.ts';
import type { AcceptanceTexts } from './ru.ts';

export const texts: AcceptanceTexts = {
  ...checklistTexts,
  title: 'Омад аз анбор',
  placeholder: 'Бор ё халта',
  sealPlaceholder: 'Рақами муҳри халта',
  ready: {
    title: 'Скан кунед',
    line: 'Ирсолро интихоб кунед, баъд ҳар чиро аз мошин гирифтед, скан кунед',
    next: 'Ирсолро интихоб кунед',
  },
  help: {
    title: 'Ёрӣ',
    line: 'Кортҳо: осеб дидааст, бекор кардан (скани охирин), давом (ирсоли дигар), баромадан',
    next: 'Ирсолро интихоб кунед ё рамзашро аз варақи ронанда скан кунед',
  },
  own: {
    ...checklistTexts.own,
    CHOOSE_TRANSFER: {
      title: 'Ирсолро гиред',
      line: 'То он интихоб нашавад, бо чӣ санҷидан маълум нест',
      next: 'Ирсолро дар рӯйхат интихоб кунед',
    },
    CHOSEN: {
      title: 'Ирсол омода',
      line: 'Ҳар чи баъд скан кунед, бо он санҷида мешавад',
      next: 'Борро скан кунед, баъд катакашро',
    },
    ASIDE: { title: 'Ирсол ҷудо монд', line: 'Сканшуда дар он мемонад', next: 'Ирсолро интихоб кунед' },
    DONE: { title: 'Қабул тамом шуд', line: 'Ирсол дар нуқта қабул шуд', next: 'Ирсолро интихоб кунед' },
  },
  known: {
    ...checklistTexts.known,
    SURPLUS: {
      title: 'Интизор набуд',
      line: 'Дар нусхаи ирсол нест; сабт шуд, вақте алоқа шавад, меравад',
      next: 'Алоҳида гузоред',
    },
  },
  ofTransfer: (transfer) => `Онро бояд ирсоли ${transfer} орад`,
  goesTo: (point) => `Онро дар нуқтаи «${point}» интизоранд, ин ҷо қабул накунед`,
  list: {
    ...checklistTexts.list,
    title: 'Кадом ирсолро қабул мекунем',
    lead: 'Онро ин ҷо интихоб кунед ё рамзро аз варақи ронанда скан кунед.',
    none: 'Ба ин нуқта ҳоло чизе намеояд.',
    number: (no, day) => `Ирсоли ${no}, ${day}`,
    from: (hub) => `аз «${hub}»`,
    left: (moment) => `рафт ${moment}`,
    parcels: (count) => `${count} бор`,
    over: 'қабул шуд',
    beginOf: (code) => `Сар кардани қабул: ${code}`,
    goOnWith: (code) => `Давом додан: ${code}`,
  },
  card: {
    ...checklistTexts.card,
    notBegun: 'Қабули ин ирсол ҳоло сар нашудааст.',
    other: 'Ирсоли дигар',
    done: (scanned, missing) => `Ирсол қабул шуд. Қабул шуд ${scanned}, намерасад ${missing}.`,
  },
  missing: {
    ...checklistTexts.missing,
    shortLanded: 'Нарасид',
  },
  surplus: {
    ...checklistTexts.surplus,
    ofTransfer: (transfer) => `аз ирсоли ${transfer}`,
    ofNoTransfer: 'дар ягон ирсол ҳисоб нест',
    goesTo: (point) => `ба «${point}» меравад`,
    noPoint: 'нуқтаи супориш навишта нашудааст',
    setAside: 'Ҷудо монд',
  },
  settled: {
    ...checklistTexts.settled,
    SHORT_LANDED: 'Нарасид',
    SET_ASIDE: 'Ҷудо монд',
    CAME_ELSEWHERE: 'Бо ирсоли дигар омад',
    NOT_FOUND: 'Ёфт нашуд',
    NEXT_TRANSFER: 'Бо мошини навбатӣ меравад',
  },
  settledBy: (what, who) => `${what} · ${who}`,
};
