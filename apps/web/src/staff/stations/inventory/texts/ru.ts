import type { WordsOf } from '@rohi/contract/locales';
import type { InventorySettlement } from '@rohi/contract/stations/inventory-words';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const scans = { one: 'скан', few: 'скана', many: 'сканов', other: 'скана' };
const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const cells = { one: 'ячейка', few: 'ячейки', many: 'ячеек', other: 'ячейки' };
const left = { one: 'Осталась', few: 'Осталось', many: 'Осталось', other: 'Осталось' };
const count = (number: number, words: typeof parcels) => `${number} ${pluralRu(number, words)}`;

/** Why something should not lie there. */
export type SurplusSay =
  | 'FOUND_COLLECTED'
  | 'FOUND_CANCELLED'
  | 'FOUND_WITH_COURIER'
  | 'FOUND_IN_TRANSFER'
  | 'FOUND_OF_OTHER_UNIT'
  | 'FOUND_NOT_TAKEN_IN'
  | 'FOUND_UNKNOWN';

export const texts = {
  title: 'Инвентаризация',
  placeholder: 'Ячейка или посылка',
  ready: {
    title: 'Сканируйте',
    line: 'Отсканируйте ячейку, затем всё, что в ней лежит',
    next: 'Начните с ячейки',
  },
  help: {
    title: 'Помощь',
    line: 'Карты: дальше (ячейка готова), выйти. Та же ячейка ещё раз тоже значит «готова»',
    next: 'Отсканируйте ячейку, затем посылки в ней',
  },
  own: {
    BEGIN: {
      title: 'Инвентаризация не начата',
      line: 'Сейчас считать не с чем',
      next: 'Начните инвентаризацию на экране',
    },
    SCAN_CELL: {
      title: 'Какая ячейка?',
      line: 'Сначала нужна ячейка, в которой лежит посылка',
      next: 'Отсканируйте ячейку',
    },
    CELL: {
      title: 'Считаем ячейку',
      line: 'Всё, что отсканируете дальше, лежит в ней',
      next: 'Сканируйте посылки',
    },
    NO_CELL: {
      title: 'Считаем без ячейки',
      line: 'То, что отсканируете дальше, лежит вне ячеек',
      next: 'Сканируйте посылки',
    },
  },
  /** Of what lies in another cell than the records had. */
  movedFrom: (listed: string, cell: string) => `Должна лежать в ${listed}, лежит в ${cell}`,
  /** It lay in no cell by the records. */
  placedIn: (cell: string) => `По записям лежала вне ячеек, теперь записана в ${cell}`,
  noCell: 'вне ячеек',
  goesTo: (point: string) => `Её ждут в пункте «${point}»`,
  begin: {
    title: 'Начать инвентаризацию',
    lead: 'Считать можно во время работы: что за это время выдали или приняли, разницей не станет.',
    what: 'Что считаем',
    all: 'Всё',
    rack: 'Один стеллаж',
    cell: 'Одну ячейку',
    whichRack: 'Стеллаж',
    whichCell: 'Ячейка',
    rackOf: (rack: string, cellCount: number, parcelCount: number) =>
      `${rack}: ${count(cellCount, cells)}, ${count(parcelCount, parcels)}`,
    begin: 'Начать',
    needsLine: 'Начать инвентаризацию можно только со связью. Начатая продолжается и без неё.',
  },
  reported: {
    title: 'Не найдены',
    none: 'Пропавших посылок нет.',
    cell: (cell: string) => `ячейка ${cell}`,
    reported: (moment: string, who: string) => `сообщено ${moment}, ${who}`,
    found: 'Нашлась',
  },
  past: {
    title: 'Прошлые инвентаризации',
    /** Leads the office to the station. */
    countHere: 'Считать на этом устройстве',
    none: 'Здесь ещё ничего не считали.',
    all: 'всё',
    part: (part: string) => `только ${part}`,
    who: (opened: string, closed: string) =>
      opened === closed ? opened : `${opened}, закончил(а) ${closed}`,
    goesOn: 'идёт сейчас',
    sums: (found: string, expected: string) => `найдено ${found} из ${expected}`,
    differences: (missing: number, surplus: number, elsewhere: number) =>
      `нет ${missing}, лишних ${surplus}, в другой ячейке ${elsewhere}`,
    agreed: 'сошлось',
    open: 'Показать разницы',
    close: 'Скрыть разницы',
  },
  card: {
    counting: 'Считаем ячейку',
    scanCell: 'Отсканируйте ячейку',
    next: (cell: string) => `дальше ${cell}`,
    found: (found: string, listed: string) => `найдено ${found} из ${listed}`,
    strangers: (number: number) =>
      number === 1
        ? 'и одна чужая'
        : `и ${number} ${pluralRu(number, { one: 'чужая', few: 'чужие', many: 'чужих', other: 'чужих' })}`,
    done: 'Ячейка готова',
    racks: 'Стеллажи',
    parts: {
      agreed: 'сошлось',
      differing: 'разница',
      moved: 'двигали сейчас',
      ahead: 'впереди',
    },
    /** Read aloud in the place of a cell's numbers. */
    cellState: (cell: string, found: string, listed: string, state: string) =>
      `${cell}: ${found} из ${listed}, ${state}`,
    without: 'Вне ячеек',
    expected: 'числится',
    foundAll: 'найдено',
    differences: 'разницы',
    listsNeedLine: 'Без связи разницы не обновляются. Сканируйте: всё записывается.',
    waits: (number: number) => `${count(number, scans)} ещё не отправлено`,
    finish: 'Закончить инвентаризацию',
    finishNeedsLine: 'Закончить можно со связью',
    cellsLeft: (number: number) => `${pluralRu(number, left)} ${count(number, cells)}`,
    unsettled: (number: number) => `Не решено: ${number}`,
    finished: (found: string, differences: string) =>
      `Инвентаризация закончена. Найдено ${found}, разниц ${differences}.`,
  },
  list: {
    title: 'Разницы',
    none: 'Разниц пока нет.',
    missingIn: (cell: string) => `нет в ${cell}`,
    missingNowhere: 'не нашли',
    surplus: 'лишняя',
    placed: (moment: string, who: string) => `Положена ${moment}, ${who}. Потом не двигали.`,
    happened: (moment: string, who: string) => `Последняя отметка ${moment}, ${who}.`,
    putRight: 'Перенесена инвентаризацией.',
    foundBy: (who: string) => `Нашёл(а) ${who}.`,
    inTransfer: (transfer: string) => `передача ${transfer}`,
    why: {
      FOUND_COLLECTED: 'по записям выдана',
      FOUND_CANCELLED: 'по записям отменена',
      FOUND_WITH_COURIER: 'по записям у курьера',
      FOUND_IN_TRANSFER: 'по записям в передаче',
      FOUND_OF_OTHER_UNIT: 'её место не здесь',
      FOUND_NOT_TAKEN_IN: 'здесь её не принимали',
      FOUND_UNKNOWN: 'в записях такого кода нет',
    } satisfies Record<SurplusSay, string>,
    acts: {
      LOOK_AGAIN: 'Искать ещё',
      FOUND: 'Нашлась',
      MISSING: 'Сообщить о пропаже',
      SET_ASIDE: 'Отложена',
    } satisfies Record<InventorySettlement, string>,
    settled: {
      LOOK_AGAIN: 'Ищут',
      FOUND: 'Нашлась',
      MISSING: 'Сообщено о пропаже',
      SET_ASIDE: 'Отложена',
    } satisfies Record<InventorySettlement, string>,
    settledBy: (what: string, who: string) => `${what} · ${who}`,
    reportAll: (number: number) => `Сообщить обо всех: ${number}`,
    moved: 'Двигали во время инвентаризации',
    notDifference: (number: number) => `${number}, не разница`,
    came: 'пришла',
    gone: 'ушла или переложена',
    about: (act: string, code: string) => `${act}: ${code}`,
    more: (number: number) => `и ещё ${number}`,
  },
};

export type InventoryTexts = WordsOf<typeof texts>;
