import { codesOf, shownCode, type LetterTexts } from '../letter-texts/letter-text.ts';

type StorageLetters = Pick<LetterTexts, 'parcelsReady' | 'storageEnds' | 'parcelsUnclaimed'>;

/** Letters about parcels that lie at their pickup point; `day` writes a Dushanbe day. Tajik awaits a native reader. */
export function storageLetters(day: (date: string) => string): StorageLetters {
  type AtPoint = Pick<Parameters<StorageLetters['storageEnds']>[0], 'pickupPoint' | 'pickupCode'>;
  const codeLine = ({ pickupCode }: AtPoint) =>
    pickupCode === undefined ? [] : ['Рамзи гирифтан, онро дар нуқта гӯед:'];
  const pointOf = ({ pickupPoint }: AtPoint) =>
    pickupPoint === null ? [] : [{ label: 'Нуқтаи супориш', value: pickupPoint }];
  const link = { label: 'Кушодани кабинет', page: 'platform' } as const;
  return {
    parcelsReady: (parcels) => {
      const { count, trackingCodes, freeUntil, pickupCode } = parcels;
      return {
        subject: `Гирифтан мумкин: ${count} бор`,
        before: [
          'Салом!',
          'Борҳои шумо ба нуқтаи супориш расиданд, онҳоро якҷоя гирифтан мумкин.',
          ...codeLine(parcels),
        ],
        ...shownCode(pickupCode),
        details: [
          ...pointOf(parcels),
          { label: 'Рақамҳои пайгирӣ', value: codesOf(trackingCodes, count, 'tg') },
          { label: 'Ҳамагӣ бор', value: String(count) },
          ...(freeUntil === null ? [] : [{ label: 'Нигоҳдории ройгон то', value: day(freeUntil) }]),
        ],
        after: [
          ...(pickupCode === undefined
            ? []
            : [
                'Ҳар кӣ рамзро гӯяд, борҳоро мегирад: онро ба чатҳои умумӣ нафиристед. Рамз дар кабинет ҳам ҳаст, бо маблағи пардохт.',
              ]),
          'Мактубҳоро дар бораи борҳо дар профил хомӯш кардан мумкин аст.',
        ],
        link,
      };
    },
    storageEnds: (parcels) => {
      const { count, trackingCodes, freeUntil, isLastDay } = parcels;
      const one = count === 1;
      return {
        subject: isLastDay
          ? 'Имрӯз рӯзи охирини нигоҳдории ройгон аст'
          : `Нигоҳдории ройгон то ${day(freeUntil)}: ${one ? 'борро' : 'борҳоро'} гиред`,
        before: [
          'Салом!',
          `${one ? 'Бори шумо дар нуқтаи супориш аст.' : 'Борҳои шумо дар нуқтаи супоришанд.'} ${
            isLastDay
              ? 'Нигоҳдории ройгон имрӯз тамом мешавад, аз фардо он пулакӣ аст.'
              : `Нигоҳдорӣ то ${day(freeUntil)} ройгон аст, баъд пулакӣ мешавад.`
          }`,
          ...codeLine(parcels),
        ],
        ...shownCode(parcels.pickupCode),
        details: [
          ...pointOf(parcels),
          { label: one ? 'Рақами пайгирӣ' : 'Рақамҳои пайгирӣ', value: codesOf(trackingCodes, count, 'tg') },
          ...(one ? [] : [{ label: 'Ҳамагӣ борҳо', value: String(count) }]),
        ],
        after: [
          'Соатҳои кор, маблағи пардохт ва нархи нигоҳдорӣ дар кабинет ҳастанд. Ба ҷои шумо касе гирифта метавонад, ки дар кабинет ба ӯ иҷозатнома додаед.',
          'Мактубҳоро дар бораи борҳо дар профил хомӯш кардан мумкин аст.',
        ],
        link,
      };
    },
    parcelsUnclaimed: (parcels) => {
      const { count, parcels: named, collectBy, hotline } = parcels;
      const one = count === 1;
      return {
        subject:
          collectBy === null
            ? `${one ? 'Бор' : 'Борҳо'} кайҳо боз шуморо интизор ${one ? 'аст' : 'ҳастанд'}`
            : `Огоҳии охирин: ${one ? 'борро' : 'борҳоро'} то ${day(collectBy)} гиред`,
        before: [
          'Салом!',
          collectBy === null
            ? `${one ? 'Бори шумо' : 'Борҳои шумо'} кайҳо боз дар нуқтаи супориш меистанд, ва ҳар рӯзи нигоҳдорӣ ба маблағ илова мешавад. Лутфан гиред ё ба мо нависед, агар омада натавонед.`
            : `${one ? 'Бори шумо' : 'Борҳои шумо'} гирифта нашудааст ва ба мактубҳои мо ҷавоб надодед. Ин огоҳии охирин аз рӯи банди 2.16-и оферта аст: то ${day(collectBy)} гирифтан мумкин аст.`,
          ...codeLine(parcels),
        ],
        ...shownCode(parcels.pickupCode),
        details: [
          ...pointOf(parcels),
          ...named.map(({ trackingCode, arrivedOn }) => ({
            label: trackingCode,
            value: `дар нуқта аз ${day(arrivedOn)}`,
          })),
          ...(count > named.length ? [{ label: 'Ва боз борҳо', value: String(count - named.length) }] : []),
        ],
        after: [
          ...(collectBy === null
            ? []
            : [
                'Пас аз ин муҳлат мо ҳақ дорем борро мувофиқи қонун ихтиёрдорӣ кунем ва арзиши интиқол ва нигоҳдориро боздорем. Боқимондаро бо талаби шумо бармегардонем.',
              ]),
          `Маблағи пардохт дар кабинет аст. Ёрӣ ё вақти бештар лозим бошад, занг занед: ${hotline}.`,
        ],
        link,
      };
    },
  };
}
