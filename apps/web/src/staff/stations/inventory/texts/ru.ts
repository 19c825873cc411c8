import { pluralRu } from '../../../../shared/i18n/plural.ts';
import type { InventoryTexts } from './inventory-texts.ts';

const scans = { one: 'скан', few: 'скана', many: 'сканов', other: 'скана' };
const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const cells = { one: 'ячейка', few: 'ячейки', many: 'ячеек', other: 'ячейки' };
const left = { one: 'Осталась', few: 'Осталось', many: 'Осталось', other: 'Осталось' };
const count = (number: number, words: typeof parcels) => `${number} ${pluralRu(number, words)}`;

export const texts: InventoryTexts = {
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
  movedFrom: (listed, cell) => `Должна лежать в ${listed}, лежит в ${cell}`,
  placedIn: (cell) => `По записям лежала вне ячеек, теперь записана в ${cell}`,
  noCell: 'вне ячеек',
  goesTo: (point) => `Её ждут в пункте «${point}»`,
  begin: {
    title: 'Начать инвентаризацию',
    lead: 'Считать можно во время работы: что за это время выдали или приняли, разницей не станет.',
    what: 'Что считаем',
    all: 'Всё',
    rack: 'Один стеллаж',
    cell: 'Одну ячейку',
    whichRack: 'Стеллаж',
    whichCell: 'Ячейка',
    rackOf: (rack, cellCount, parcelCount) =>
      `${rack}: ${count(cellCount, cells)}, ${count(parcelCount, parcels)}`,
    begin: 'Начать',
    needsLine: 'Начать инвентаризацию можно только со связью. Начатая продолжается и без неё.',
  },
  reported: {
    title: 'Не найдены',
    none: 'Пропавших посылок нет.',
    cell: (cell) => `ячейка ${cell}`,
    reported: (moment, who) => `сообщено ${moment}, ${who}`,
    found: 'Нашлась',
  },
  past: {
    title: 'Прошлые инвентаризации',
    countHere: 'Считать на этом устройстве',
    none: 'Здесь ещё ничего не считали.',
    all: 'всё',
    part: (part) => `только ${part}`,
    who: (opened, closed) => (opened === closed ? opened : `${opened}, закончил(а) ${closed}`),
    goesOn: 'идёт сейчас',
    sums: (found, expected) => `найдено ${found} из ${expected}`,
    differences: (missing, surplus, elsewhere) =>
      `нет ${missing}, лишних ${surplus}, в другой ячейке ${elsewhere}`,
    agreed: 'сошлось',
    open: 'Показать разницы',
    close: 'Скрыть разницы',
  },
  card: {
    counting: 'Считаем ячейку',
    scanCell: 'Отсканируйте ячейку',
    next: (cell) => `дальше ${cell}`,
    found: (found, listed) => `найдено ${found} из ${listed}`,
    strangers: (number) =>
      number === 1
        ? 'и одна чужая'
        : `и ${number} ${pluralRu(number, { one: 'чужая', few: 'чужие', many: 'чужих', other: 'чужих' })}`,
    done: 'Ячейка готова',
    racks: 'Стеллажи',
    parts: { agreed: 'сошлось', differing: 'разница', moved: 'двигали сейчас', ahead: 'впереди' },
    cellState: (cell, found, listed, state) => `${cell}: ${found} из ${listed}, ${state}`,
    without: 'Вне ячеек',
    expected: 'числится',
    foundAll: 'найдено',
    differences: 'разницы',
    listsNeedLine: 'Без связи разницы не обновляются. Сканируйте: всё записывается.',
    waits: (number) => `${count(number, scans)} ещё не отправлено`,
    finish: 'Закончить инвентаризацию',
    finishNeedsLine: 'Закончить можно со связью',
    cellsLeft: (number) => `${pluralRu(number, left)} ${count(number, cells)}`,
    unsettled: (number) => `Не решено: ${number}`,
    finished: (found, differences) => `Инвентаризация закончена. Найдено ${found}, разниц ${differences}.`,
  },
  list: {
    title: 'Разницы',
    none: 'Разниц пока нет.',
    missingIn: (cell) => `нет в ${cell}`,
    missingNowhere: 'не нашли',
    surplus: 'лишняя',
    placed: (moment, who) => `Положена ${moment}, ${who}. Потом не двигали.`,
    happened: (moment, who) => `Последняя отметка ${moment}, ${who}.`,
    putRight: 'Перенесена инвентаризацией.',
    foundBy: (who) => `Нашёл(а) ${who}.`,
    inTransfer: (transfer) => `передача ${transfer}`,
    why: {
      FOUND_COLLECTED: 'по записям выдана',
      FOUND_CANCELLED: 'по записям отменена',
      FOUND_WITH_COURIER: 'по записям у курьера',
      FOUND_IN_TRANSFER: 'по записям в передаче',
      FOUND_OF_OTHER_UNIT: 'её место не здесь',
      FOUND_NOT_TAKEN_IN: 'здесь её не принимали',
      FOUND_UNKNOWN: 'в записях такого кода нет',
    },
    acts: {
      LOOK_AGAIN: 'Искать ещё',
      FOUND: 'Нашлась',
      MISSING: 'Сообщить о пропаже',
      SET_ASIDE: 'Отложена',
    },
    settled: {
      LOOK_AGAIN: 'Ищут',
      FOUND: 'Нашлась',
      MISSING: 'Сообщено о пропаже',
      SET_ASIDE: 'Отложена',
    },
    settledBy: (what, who) => `${what} · ${who}`,
    reportAll: (number) => `Сообщить обо всех: ${number}`,
    moved: 'Двигали во время инвентаризации',
    notDifference: (number) => `${number}, не разница`,
    came: 'пришла',
    gone: 'ушла или переложена',
    about: (act, code) => `${act}: ${code}`,
    more: (number) => `и ещё ${number}`,
  },
};
