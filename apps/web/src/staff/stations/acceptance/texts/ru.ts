import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';
import { texts as checklistTexts } from '../../checklist/texts/ru.ts';

const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const parcelsOf = (count: number) => `${count} ${pluralRu(count, parcels)}`;

export const texts = {
  ...checklistTexts,
  title: 'Приход из хаба',
  placeholder: 'Посылка или мешок',
  sealPlaceholder: 'Номер пломбы мешка',
  ready: {
    title: 'Сканируйте',
    line: 'Выберите передачу, затем сканируйте всё, что достали из машины',
    next: 'Выберите передачу',
  },
  help: {
    title: 'Помощь',
    line: 'Карты: повреждена, отменить (последний скан), дальше (другая передача), выйти',
    next: 'Выберите передачу или отсканируйте её код с листа водителя',
  },
  own: {
    ...checklistTexts.own,
    CHOOSE_TRANSFER: {
      title: 'Выберите передачу',
      line: 'Пока она не выбрана, сверять не с чем',
      next: 'Выберите передачу в списке',
    },
    CHOSEN: {
      title: 'Передача выбрана',
      line: 'Всё, что отсканируете дальше, сверяется с ней',
      next: 'Сканируйте посылку, затем её ячейку',
    },
    ASIDE: { title: 'Передача отложена', line: 'Отсканированное в ней остаётся', next: 'Выберите передачу' },
    DONE: { title: 'Приёмка закончена', line: 'Передача принята в пункте', next: 'Выберите передачу' },
  },
  known: {
    ...checklistTexts.known,
    SURPLUS: {
      title: 'Не ждали',
      line: 'В снимке передачи её нет; записано, уйдёт, когда появится связь',
      next: 'Отложите отдельно',
    },
  },
  ofTransfer: (transfer: string) => `Её должна привезти передача ${transfer}`,
  goesTo: (point: string) => `Её ждут в пункте «${point}», здесь не принимать`,
  list: {
    ...checklistTexts.list,
    title: 'Какую передачу принимаем',
    lead: 'Выберите её здесь или отсканируйте код с листа водителя.',
    none: 'В этот пункт сейчас ничего не едет.',
    number: (no: number, day: string) => `Передача ${no} за ${day}`,
    from: (hub: string) => `из «${hub}»`,
    left: (moment: string) => `выехала ${moment}`,
    parcels: parcelsOf,
    over: 'принята',
    beginOf: (code: string) => `Начать приём: ${code}`,
    goOnWith: (code: string) => `Продолжить: ${code}`,
  },
  card: {
    ...checklistTexts.card,
    notBegun: 'Приём этой передачи ещё не начат.',
    other: 'Другая передача',
    done: (scanned: string, missing: string) => `Передача принята. Принято ${scanned}, недостаёт ${missing}.`,
  },
  missing: {
    ...checklistTexts.missing,
    shortLanded: 'Не приехала',
  },
  surplus: {
    ...checklistTexts.surplus,
    ofTransfer: (transfer: string) => `из передачи ${transfer}`,
    ofNoTransfer: 'ни в одной передаче не числится',
    goesTo: (point: string) => `едет в «${point}»`,
    noPoint: 'пункт выдачи не указан',
    setAside: 'Отложена',
  },
  settled: {
    ...checklistTexts.settled,
    SHORT_LANDED: 'Не приехала',
    SET_ASIDE: 'Отложена',
    CAME_ELSEWHERE: 'Пришла с другой передачей',
    NOT_FOUND: 'Не нашли',
    NEXT_TRANSFER: 'Поедет следующей машиной',
  },
  settledBy: (what: string, who: string) => `${what} · ${who}`,
};

export type AcceptanceTexts = WordsOf<typeof texts>;
