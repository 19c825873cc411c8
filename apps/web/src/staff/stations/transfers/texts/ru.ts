import type { WordsOf } from '@rohi/contract/locales';
import type { Settlement } from '@rohi/contract/containers/settlements';
import type { KnownAs } from '../known-at-hub.ts';
import type { VerdictWords } from '../../verdict/tones.ts';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const scans = { one: 'скан', few: 'скана', many: 'сканов', other: 'скана' };
const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const parcelsOf = (count: number) => `${count} ${pluralRu(count, parcels)}`;

export const texts = {
  title: 'Передачи в пункты',
  placeholder: 'Посылка или мешок',
  /** In the field while something is taken out. */
  outPlaceholder: 'Что вынуть из передачи',
  ready: {
    title: 'Сканируйте',
    line: 'Выберите пункт выдачи, затем сканируйте то, что кладёте в машину',
    next: 'Выберите пункт',
  },
  help: {
    title: 'Помощь',
    line: 'Карты: отменить (следующий скан вынимает), дальше (другая передача), выйти',
    next: 'Выберите пункт или отсканируйте код передачи',
  },
  own: {
    CHOOSE_TRANSFER: {
      title: 'Выберите пункт',
      line: 'Пока передача не выбрана, класть некуда',
      next: 'Выберите пункт в списке',
    },
    CHOSEN: {
      title: 'Передача выбрана',
      line: 'Всё, что отсканируете дальше, едет с ней',
      next: 'Сканируйте посылку или мешок',
    },
    ASIDE: { title: 'Передача отложена', line: 'Отсканированное остаётся в ней', next: 'Выберите пункт' },
    DONE: { title: 'Передача отправлена', line: 'Она в пути в пункт', next: 'Выберите пункт' },
    TAKE_OUT: {
      title: 'Что вынуть?',
      line: 'Следующий скан вынимает посылку или мешок из передачи',
      next: 'Сканируйте; F6 ещё раз: ничего не вынимать',
    },
    GO_ON: { title: 'Сканируйте', line: 'Ничего не вынимаем', next: 'Сканируйте посылку или мешок' },
  },
  /** What the station knows by itself while the line is down. */
  known: {
    MEANT: {
      title: 'Едет сюда',
      line: 'Записано, уйдёт, когда появится связь',
      next: 'Положите в машину, сканируйте дальше',
    },
    TAKEN: { title: 'Уже было', line: 'Она уже в передаче', next: 'Сканируйте дальше' },
    LOST: { title: 'Её ищут', line: 'По снимку хаба она числится потерянной', next: 'В машину не класть' },
    RETURNING: {
      title: 'Едет назад',
      line: 'По снимку хаба она возвращается отправителю',
      next: 'В машину не класть',
    },
    HELD: { title: 'Задержана', line: 'По снимку хаба её нельзя отправлять', next: 'В машину не класть' },
    OTHER_POINT: { title: 'Не сюда', line: 'Едет в другой пункт выдачи', next: 'В машину не класть' },
    NO_POINT: { title: 'Пункт не указан', line: 'У посылки нет пункта выдачи', next: 'Отложите её' },
    NOT_AT_HUB: {
      title: 'В хабе её нет',
      line: 'В снимке хаба её нет; записано, решит служба',
      next: 'Отложите, пока нет связи',
    },
  } satisfies Record<KnownAs, VerdictWords>,
  /** Of something that goes to another pickup point. */
  goesTo: (point: string, own: string) => `Едет в «${point}», эта передача в «${own}»`,
  /** A point without a known name here. */
  otherPoint: 'другой пункт',
  isIn: (transfer: string) => `Её взяли в передачу ${transfer}`,
  list: {
    title: 'Куда отправляем',
    lead: 'Сверху пункты, чьи посылки лежат в хабе дольше всех.',
    none: 'Для пунктов выдачи в хабе ничего не лежит.',
    needsLine: 'Без связи виден список, который был раньше. Новую передачу можно открыть только со связью.',
    /** A pickup point with its city. */
    place: (point: string, city: string) => (point.includes(city) ? point : `${point}, ${city}`),
    waiting: parcelsOf,
    nothingWaits: 'ничего не ждёт',
    since: (moment: string) => `старшая с ${moment}`,
    open: 'Собрать',
    goOn: 'Продолжить',
    sent: 'Собранные',
    show: 'Показать',
    /** Of the buttons of a row. */
    about: (act: string, what: string) => `${act}: ${what}`,
  },
  card: {
    number: (no: number, day: string) => `передача ${no} за ${day}`,
    driver: (name: string) => `водитель ${name}`,
    scanned: 'Отсканировано',
    implied: 'В целых мешках',
    left: 'Осталось',
    meant: 'Предложено',
    sum: (count: string, kg: string) => `${count}, ${kg} кг`,
    waits: (count: number) => `${count} ${pluralRu(count, scans)} ещё не отправлено`,
    listsNeedLine: 'Без связи списки не обновляются. Сканируйте: всё записывается.',
    needsLine: 'Отправить можно только со связью.',
    unsettled: (count: number) => `Осталось ${count}: найти или указать причину`,
    send: 'Закрыть и отправить',
    takeBack: 'Вернуть отправку',
    reopen: 'Открыть снова',
    takeOut: 'Вынуть',
    other: 'Другая передача',
    sheet: 'Лист водителю',
    sheetSaved: 'Лист передачи сохранён.',
    refusalWritesNothing: 'Отказ не пишет посылке ничего: она остаётся в хабе.',
  },
  left: {
    title: 'Осталось взять',
    inOrder: (count: number) => `${count}, по порядку обхода`,
    none: 'Брать больше нечего.',
    noCell: 'без ячейки',
    kg: (kg: string) => `${kg} кг`,
    bag: (count: number) => `мешок, ${parcelsOf(count)}`,
    lookAgain: 'Искать ещё',
    notFound: 'Нет на месте',
    nextTransfer: 'Следующей машиной',
    settled: {
      LOOK_AGAIN: 'Ищут',
      NOT_FOUND: 'Нет на месте',
      NEXT_TRANSFER: 'Поедет следующей машиной',
      SHORT_LANDED: 'Не доехала',
      SET_ASIDE: 'Отложена',
      CAME_ELSEWHERE: 'Пришла с другой передачей',
    } satisfies Record<Settlement, string>,
    settledBy: (what: string, who: string) => `${what} · ${who}`,
    notAll: (count: number) => `и ещё ${parcelsOf(count)}`,
    about: (act: string, code: string) => `${act}: ${code}`,
  },
  elsewhere: { title: 'Куда ещё', parcels: 'посылок' },
  depart: {
    title: 'Закрыть и отправить',
    will: 'Клиенты увидят, что их посылки едут в пункт выдачи. Вернуть отправку можно, пока пункт не начал приём.',
    vehicle: 'Номер машины',
    driver: 'Водитель',
    needed: 'Заполните это поле',
    cancel: 'Не отправлять',
    yes: 'Отправить',
    done: (count: number) => `Передача уехала: ${parcelsOf(count)}.`,
  },
  reopen: {
    title: 'Открыть передачу снова',
    will: 'Если она уже уехала, отправка всех её посылок отменяется.',
    reason: 'Причина',
    needed: 'Укажите причину',
    yes: 'Открыть снова',
    done: 'Передача снова открыта.',
  },
};

export type TransferTexts = WordsOf<typeof texts>;
