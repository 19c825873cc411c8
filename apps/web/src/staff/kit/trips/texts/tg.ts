import { bagKindNamesIn } from '@rohi/contract/containers/bag-names';
import type { LoadTexts } from './ru.ts';

const spaced = (count: number) => new Intl.NumberFormat('ru').format(count);
const counted = (count: number) => `${spaced(count)} бор`;

export const texts: LoadTexts = {
  hinders: 'Монеа ба рафтан',
  nothingHinders: 'Монеа нест.',
  stays: 'Интизор аст, вале ҳоло рафта наметавонад ва ба пешниҳод намедарояд:',
  obstacles: {
    UNDECLARED: (count) => `${spaced(count)} бе тавсиф`,
    HELD: (count) => `${spaced(count)} боздошта шуд`,
    LOST: (count) => `${spaced(count)} гумшуда ҳисоб аст`,
    RETURNING: (count) => `${spaced(count)} ба фиристанда бармегардад`,
    NO_VALUE: (count) => `${spaced(count)} бе нархи мол`,
    UNPAID: (count) => `${spaced(count)} пардохт нашуд`,
  },
  settle: {
    UNDECLARED: 'Муштарӣ молро дар кабинет тавсиф мекунад: аз саҳифаи бор ба ӯ нависед.',
    HELD: 'Ҷавоби муштариро интизоранд. Аломатро дар саҳифаи бор мегиранд.',
    LOST: 'Онҳоро аз рейс гиред. Ёфт шуданд? Аломатро дар варақаи бор гиред.',
    RETURNING: 'Онҳоро аз рейс гиред: онҳо бармегарданд.',
    NO_VALUE: 'Бе нарх сатри инвойс намешавад: аз муштарӣ хоҳед, ки нависад.',
    UNPAID: 'Пардохтро интизоранд. Агар нашавад, онҳоро аз рейс гиред.',
  },
  customers: (count) => `${spaced(count)} муштарӣ`,
  stops: 'бо онҳо рейс намеравад',
  warns: 'рейс чунин ҳам меравад',
  show: 'Нишон додан',
  hide: 'Пинҳон кардан',
  more: (count) => `ва боз ${spaced(count)}`,
  drop: 'Аз нақша гирифтан',
  check: {
    title: 'Санҷиши бор',
    hint: 'аввал борро ёбед, баъд як сабабро нависед',
    aboard: (count, kg, m3) => `Бор шуд ${counted(count)}, ${kg} кг, ${m3} м³`,
    unweighed: (count) => `аз онҳо бе вазн: ${spaced(count)}`,
    nothing: 'Чизе бор нашудааст.',
    missing: 'Дар нақша, вале бор нашуд',
    extra: 'Берун аз нақша бор шуд',
    agrees: 'Ҳар чи дар нақша буд, бор шуд, зиёдатӣ нест.',
    parcels: counted,
    kinds: bagKindNamesIn('tg'),
    loose: 'алоҳида',
    kg: 'кг',
    inCell: (cell) => `катаки ${cell}`,
    loadedBy: (moment, who) => [moment, who].filter(Boolean).join(', '),
    notAll: (count) => `ва боз ${counted(count)}`,
    over: 'Аз ғунҷоиши рейс зиёд бор шуд.',
  },
  depart: {
    title: (code) => `Фиристодани рейси ${code}`,
    reason: 'Сабаби фарқ, якто барои ҳама',
    choose: 'Сабабро интихоб кунед',
    note: 'Қайд барои ҳамкорон',
    noteHint: 'Муштариён онро намебинанд.',
    at: 'Кай рафт',
    atHint: 'Холӣ — ҳозир. Вақти Душанбе.',
    isSure: 'Бо бори зиёдатӣ фиристодан',
    yes: (count) => `Фиристодан, ${counted(count)}`,
    chooseFirst: 'Аввал сабабро интихоб кунед.',
    settleFirst: 'Аввал он чиро ҳал кунед, ки бо он рейс намеравад.',
    sureFirst: 'Аввал бори зиёдатиро тасдиқ кунед.',
    emptyFirst: 'Аввал бор кунед.',
    cancel: 'Нафиристодан',
    done: (count, people, left) =>
      [
        `Рейс рафт: ${counted(count)}, ${spaced(people)} муштарӣ`,
        left > 0 ? `боз фиристоданро интизор: ${spaced(left)}` : '',
      ]
        .filter(Boolean)
        .join('; '),
  },
  seals: {
    title: 'Муҳрҳо',
    numbers: (numbers) => `Рақамҳо: ${numbers}`,
    noNumbers: 'Рақами муҳрҳо навишта нашудааст.',
    take: 'Акси муҳр гирифтан',
    sending: 'Фиристода мешавад…',
    remove: 'Гирифтани акс',
    open: 'Кушодани акс',
    photo: (moment, who) => `Муҳр, ${moment}, ${who}`,
    gone: 'Акс дастрас нест',
    noPicture: 'Ин акс нест: JPEG, PNG ва WebP мувофиқанд.',
    failed: 'Акс фиристода нашуд.',
    again: 'Боз фиристодан',
  },
};
