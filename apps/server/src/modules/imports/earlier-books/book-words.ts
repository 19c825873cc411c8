/** The words of a firm's earlier books: four statuses, what is paid, floor, cities, months, and words for nothing. */
import { bookStatuses, type BookStatus } from '@rohi/contract/imports/earlier-books';
import { headerKey } from '../../../platform/table-files/table.ts';
import { fileWords } from '../tables/import-words.ts';
import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';

const letters: Readonly<Record<string, string>> = { ӣ: 'и', ӯ: 'у', қ: 'к', ғ: 'г', ҳ: 'х', ҷ: 'ч' };
/** Columns repeat their words, and each is asked about several times. */
const plainTexts = new Map<string, string>();
const mostRemembered = 20_000;

/** Tajik letters as keyboards without them write them. */
function plain(text: string): string {
  const earlier = plainTexts.get(text);
  if (earlier !== undefined) return earlier;
  const read = headerKey(text).replaceAll(/[ӣӯқғҳҷ]/gu, (letter) => letters[letter] ?? letter);
  if (plainTexts.size >= mostRemembered) plainTexts.clear();
  plainTexts.set(text, read);
  return read;
}

const keysOf = (words: string) => new Set(words.split(' | ').map(plain));

const statusWords: Record<BookStatus, ReadonlySet<string>> = {
  IN_CHINA: keysOf(
    'в Китае | Китай | на складе в Китае | принят в Китае | принято в Китае | склад Китай | Иу | Гуанчжоу | дар Чин | Чин | дар анбори Чин | in China | China | at China warehouse | received in China | 中国 | 已入库 | 入库 | 在中国 | 中国仓 | 已到仓',
  ),
  ON_THE_ROAD: keysOf(
    'в пути | в дороге | дорога | отправлен | отправлено | отправили | едет | дар роҳ | роҳ | фиристода шуд | on the road | on the way | in transit | sent | shipped | 在途 | 已发货 | 运输中 | 已发出 | 路上',
  ),
  ARRIVED: keysOf(
    'прибыл | прибыло | прибыла | пришел | пришло | пришла | приехал | приехало | приехала | готов | готово | готов к выдаче | на складе | на складе Душанбе | склад Душанбе | в Душанбе | омад | расид | омода | дар анбор | дар Душанбе | тайёр | arrived | ready | here | in Dushanbe | 到达 | 已到 | 已到达 | 可取 | 到货',
  ),
  HANDED_OVER: keysOf(
    'выдан | выдано | выдана | выдали | отдан | отдано | отдали | забрал | забрала | забрали | получил | получено | дода шуд | додам | додем | гирифт | гирифтанд | супорида шуд | handed over | given | given out | collected | picked up | taken | 已取 | 已签收 | 已领 | 已提货 | 已取件',
  ),
};

const ownWords = fileWords();
const ofOwn: Partial<Record<ParcelStatus, BookStatus>> = {
  DTH: 'IN_CHINA',
  DHWCRK: 'ON_THE_ROAD',
  DKHQS: 'ARRIVED',
  KHYQS: 'HANDED_OVER',
};

/** The status that a word names; undefined for any other word. */
export function readBookStatus(text: string): BookStatus | undefined {
  const key = plain(text);
  if (key === '') return undefined;
  const found = bookStatuses.find((status) => statusWords[status].has(key));
  if (found !== undefined) return found;
  const own = ownWords.findStatus(text);
  return own === undefined ? undefined : ofOwn[own];
}

const paidWords = keysOf(
  'опл | оплачен | оплачено | оплатил | оплатила | да | пардохт | пардохт шуд | дод | paid | yes | 已付 | 已付款 | 付清 | +',
);
const unpaidWords = keysOf(
  'не опл | не оплачен | не оплачено | нет | долг | қарз | напардохт | не | unpaid | no | not paid | 未付 | 未付款 | 欠 | -',
);

/** Whether a cell says that something is paid; undefined for any other word. */
export function readPaid(text: string): boolean | undefined {
  const key = plain(text);
  if (key === '')
    return /^[+✓✔]+$/u.test(text.trim()) ? true : /^[-–—]+$/u.test(text.trim()) ? false : undefined;
  if (unpaidWords.has(key)) return false;
  return paidWords.has(key) ? true : undefined;
}

const nothingWords = keysOf(
  'нет | нету | не указан | не указано | без номера | неизвестно | нест | надорад | none | no | n/a | unknown | 无 | 没有',
);

/** `нет`, `-`, `?`: words for an empty cell. */
export function saysNothing(text: string): boolean {
  const key = plain(text);
  return key === '' ? !/[\p{L}\p{N}]/u.test(text) : nothingWords.has(key);
}

const floorWords = keysOf('на полу | пол | фарш | дар фарш | дар замин | on the floor | floor | 地上 | 地面');

export const isFloor = (text: string): boolean => floorWords.has(plain(text));

const cities = keysOf(
  'Душанбе | Худжанд | Хуҷанд | Бохтар | Курган-Тюбе | Кулоб | Кӯлоб | Куляб | Турсунзода | Турсунзаде | Истаравшан | Канибадам | Конибодом | Исфара | Пенджикент | Панҷакент | Вахдат | Ваҳдат | Гиссар | Ҳисор | Хорог | Хоруғ | Нурек | Норак | Яван | Ёвон | Рудаки | Рӯдакӣ | Дангара | Данғара | Фархор | Восе | Шахринав | Бустон | Гулистон | Левакант | Рашт | Гарм | Ашт | Зафаробод | Dushanbe | Khujand | Bokhtar | Kulob | 杜尚别 | 苦盏',
);

export const isCity = (text: string): boolean =>
  cities.has(plain(text.replace(/^(?:г\.|ш\.|город|шаҳри)\s*/iu, '')));

const monthNames = [
  'январь | января | январ | january | jan | 1月 | янв',
  'февраль | февраля | феврал | february | feb | 2月 | фев',
  'март | марта | march | mar | 3月 | мар',
  'апрель | апреля | апрел | april | apr | 4月 | апр',
  'май | мая | may | 5月',
  'июнь | июня | июн | june | jun | 6月',
  'июль | июля | июл | july | jul | 7月',
  'август | августа | august | aug | 8月 | авг',
  'сентябрь | сентября | сентябр | september | sep | 9月 | сен',
  'октябрь | октября | октябр | october | oct | 10月 | окт',
  'ноябрь | ноября | ноябр | november | nov | 11月 | ноя',
  'декабрь | декабря | декабр | december | dec | 12月 | дек',
].map(keysOf);

/** The month that a word names, from 1. */
export function readMonth(text: string): number | undefined {
  const at = monthNames.findIndex((names) => names.has(plain(text)));
  return at < 0 ? undefined : at + 1;
}

const languageWords: Readonly<Record<string, ReadonlySet<string>>> = {
  ru: keysOf('ru | рус | русский | русӣ | russian | 俄语'),
  tg: keysOf('tg | tj | тадж | таджикский | тоҷикӣ | tajik | 塔吉克语'),
  zh: keysOf('zh | cn | китайский | чинӣ | chinese | 中文 | 汉语'),
  en: keysOf('en | англ | английский | англисӣ | english | 英语'),
};

/** The language of a customer that a word names. */
export function readLanguage(text: string): string | undefined {
  const key = plain(text);
  return Object.keys(languageWords).find((language) => languageWords[language]?.has(key) === true);
}
