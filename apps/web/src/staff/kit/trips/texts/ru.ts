import type { WordsOf } from '@rohi/contract/locales';
import type { LoadObstacle } from '@rohi/contract/linehaul/trip-plan.contract';
import type { BagKind } from '@rohi/contract/containers/bag-kinds';
import { bagKindNamesIn } from '@rohi/contract/containers/bag-names';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const customers = { one: 'клиент', few: 'клиента', many: 'клиентов', other: 'клиента' };
const held = { one: 'задержана', few: 'задержаны', many: 'задержано', other: 'задержано' };
const spaced = (count: number) => new Intl.NumberFormat('ru').format(count);
const counted = (count: number) => `${spaced(count)} ${pluralRu(count, parcels)}`;

/** What hinders a departure, what is aboard, and the departure itself. */
export const texts = {
  hinders: 'Мешает выезду',
  nothingHinders: 'Ничего не мешает.',
  /** Over what waits and may not leave. */
  stays: 'Ждёт, но уехать пока не может и в предложенное не входит:',
  obstacles: {
    UNDECLARED: (count) => `${spaced(count)} без описания`,
    HELD: (count) => `${spaced(count)} ${pluralRu(count, held)}`,
    LOST: (count) => `${spaced(count)} числится потерянными`,
    RETURNING: (count) => `${spaced(count)} возвращается отправителю`,
    NO_VALUE: (count) => `${spaced(count)} без цены товара`,
    UNPAID: (count) => `${spaced(count)} не оплачено`,
  } satisfies Record<LoadObstacle, (count: number) => string>,
  /** What settles it. */
  settle: {
    UNDECLARED: 'Клиент опишет товар в кабинете: напишите ему со страницы посылки.',
    HELD: 'Ждут ответа клиента. Отметку снимают на странице посылки.',
    LOST: 'Уберите их из рейса. Нашлись? Снимите отметку в карточке посылки.',
    RETURNING: 'Уберите их из рейса: они едут назад.',
    NO_VALUE: 'Без цены не будет строки в инвойсе: попросите клиента её указать.',
    UNPAID: 'Ждут оплаты. Если её не будет, уберите их из рейса.',
  } satisfies Record<LoadObstacle, string>,
  customers: (count: number) => `${spaced(count)} ${pluralRu(count, customers)}`,
  stops: 'с ними рейс не выпустят',
  warns: 'рейс выпустят и так',
  show: 'Показать',
  hide: 'Скрыть',
  more: (count: number) => `и ещё ${spaced(count)}`,
  drop: 'Убрать из плана',
  check: {
    title: 'Проверка погрузки',
    hint: 'сначала найдите груз, потом укажите одну причину',
    aboard: (count: number, kg: string, m3: string) => `Погружено ${counted(count)}, ${kg} кг, ${m3} м³`,
    unweighed: (count: number) => `из них без веса: ${spaced(count)}`,
    nothing: 'Ничего не погружено.',
    missing: 'В плане, но не погружено',
    extra: 'Погружено сверх плана',
    agrees: 'Погружено всё, что в плане, и ничего лишнего.',
    parcels: counted,
    kinds: bagKindNamesIn('ru') satisfies Record<BagKind, string>,
    loose: 'россыпью',
    kg: 'кг',
    inCell: (cell: string) => `ячейка ${cell}`,
    loadedBy: (moment: string, who: string) => [moment, who].filter(Boolean).join(', '),
    notAll: (count: number) => `и ещё ${counted(count)}`,
    over: 'Погружено больше, чем вмещает рейс.',
  },
  depart: {
    title: (code: string) => `Отправить рейс ${code}`,
    reason: 'Причина расхождения, одна на всё',
    choose: 'Выберите причину',
    note: 'Заметка для коллег',
    noteHint: 'Клиенты её не видят.',
    at: 'Когда выехал',
    atHint: 'Пусто — сейчас. Время Душанбе.',
    isSure: 'Отправить с перегрузом',
    yes: (count: number) => `Отправить, ${counted(count)}`,
    chooseFirst: 'Сначала выберите причину.',
    settleFirst: 'Сначала устраните то, с чем рейс не выпустят.',
    sureFirst: 'Сначала подтвердите перегруз.',
    emptyFirst: 'Сначала погрузите груз.',
    cancel: 'Не отправлять',
    done: (count: number, people: number, left: number) =>
      [
        `Рейс отправлен: ${counted(count)}, ${spaced(people)} ${pluralRu(people, customers)}`,
        left > 0 ? `снова ждут отправки: ${spaced(left)}` : '',
      ]
        .filter(Boolean)
        .join('; '),
  },
  seals: {
    title: 'Пломбы',
    /** Of the lorry or of a wagon, as they stand on record. */
    numbers: (numbers: string) => `Номера: ${numbers}`,
    noNumbers: 'Номера пломб не указаны.',
    take: 'Сфотографировать пломбу',
    sending: 'Отправляем…',
    remove: 'Убрать снимок',
    open: 'Открыть снимок',
    photo: (moment: string, who: string) => `Пломба, ${moment}, ${who}`,
    gone: 'Снимок недоступен',
    noPicture: 'Это не снимок: подходят JPEG, PNG и WebP.',
    failed: 'Снимок не отправлен.',
    again: 'Отправить ещё раз',
  },
};

export type LoadTexts = WordsOf<typeof texts>;
