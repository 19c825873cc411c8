import type { WordsOf } from '@rohi/contract/locales';
import type { MoveRefusal } from '@rohi/contract/linehaul/channel-moves.contract';
import { pluralRu } from '../../../../../shared/i18n/plural.ts';

const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const accusative = { one: 'посылку', few: 'посылки', many: 'посылок', other: 'посылки' };
const owners = { one: 'клиент', few: 'клиента', many: 'клиентов', other: 'клиента' };
const spaced = (count: number) => new Intl.NumberFormat('ru').format(count);

/** Words of moving goods to another channel. */
export const texts = {
  act: 'Перевести на другой канал',
  title: (channel: string) => `Перевести груз: ${channel}`,
  /** What a move does not change. */
  stays: 'Переедет то, что ждёт в Китае и не назначено в рейс. Обещанные клиентам дни и цены не меняются.',
  to: 'На какой канал',
  choose: 'Выберите канал',
  suspended: (channel: string) => `${channel} (приостановлен)`,
  noneOpen: 'Других открытых каналов для этого груза нет.',
  codes: 'Коды, если переводить не всё',
  codesHint: 'Вставьте список или сообщение: коды найдутся сами, повторы не мешают.',
  pick: 'Отобрать по кодам',
  all: 'Показать всё, что ждёт',
  found: (count: number) => `Найдено кодов: ${spaced(count)}.`,
  notCodes: (count: number) => `Не похоже на коды и пропущено: ${spaced(count)}`,
  noCodes: 'В тексте нет кодов.',
  tooMany: (most: number) => `Не больше ${spaced(most)} кодов за раз.`,
  will: (count: number, kg: string, m3: string, people: number) =>
    `${spaced(count)} ${pluralRu(count, parcels)}, ${kg} кг, ${m3} м³; ${spaced(people)} ${pluralRu(people, owners)}`,
  nothing: 'Переводить нечего.',
  list: 'Что перевести',
  held: 'задержана',
  /** More of them than the list shows. */
  notShown: (count: number) => `и ещё ${spaced(count)}, тоже переедут`,
  /** Some were unticked: those that are not shown stay too. */
  ticked: (count: number) => `Переедут только отмеченные: ${spaced(count)}.`,
  refused: (count: number) => `Останутся на своём канале: ${spaced(count)}`,
  why: {
    NOT_FOUND: 'такой посылки нет',
    NOT_RECEIVED: 'ещё не приняты в Китае',
    LEFT_CHINA: 'уже не ждут в Китае',
    OTHER_WAREHOUSE: 'лежат на другом складе',
    PLANNED: 'назначены в рейс или погружены; сначала уберите их из рейса',
    OTHER_LINE: 'канал не для такого груза',
    SAME_CHANNEL: 'уже идут по этому каналу',
    OTHER_CHANNEL: 'ждут на другом канале',
  } satisfies Record<MoveRefusal, string>,
  more: (count: number) => `и ещё ${spaced(count)}`,
  note: 'Почему, для коллег',
  noteHint: 'Будет в истории посылок и обоих каналов.',
  cancel: 'Не переводить',
  yes: (count: number) => `Перевести ${spaced(count)} ${pluralRu(count, accusative)}`,
  done: (count: number) => `Переведено на другой канал: ${spaced(count)}`,
};

export type MoveTexts = WordsOf<typeof texts>;
