import { pluralRu } from '../../../../shared/i18n/plural.ts';
import type { AcceptanceTexts } from './acceptance-texts.ts';

const scans = { one: 'скан', few: 'скана', many: 'сканов', other: 'скана' };
const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const parcelsOf = (count: number) => `${count} ${pluralRu(count, parcels)}`;

export const texts: AcceptanceTexts = {
  title: 'Приём передач',
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
    READ_BAG_SEAL: {
      title: 'Пломба мешка?',
      line: 'Номер сверяется с тем, что записали при закрытии',
      next: 'Отсканируйте номер; если пломбы нет, F4',
    },
    GO_ON: {
      title: 'Сканируйте',
      line: 'Дальше читаются мешки и посылки',
      next: 'Сканируйте мешок или посылку',
    },
    SCAN_DAMAGED: {
      title: 'Что повреждено?',
      line: 'Повреждение запишется у посылки, которую вы отсканируете',
      next: 'Отсканируйте повреждённую посылку; ещё раз F4: отмена',
    },
  },
  known: {
    EXPECTED: {
      title: 'Ожидалась',
      line: 'Записано, уйдёт, когда появится связь',
      next: 'Сканируйте дальше',
    },
    SCANNED: { title: 'Уже было', line: 'Эту посылку уже сканировали', next: 'Сканируйте дальше' },
    SURPLUS: {
      title: 'Не ждали',
      line: 'В снимке передачи её нет; записано, уйдёт, когда появится связь',
      next: 'Отложите отдельно',
    },
  },
  ofTransfer: (transfer) => `Её должна привезти передача ${transfer}`,
  goesTo: (point) => `Её ждут в пункте «${point}», здесь не принимать`,
  list: {
    title: 'Какую передачу принимаем',
    lead: 'Выберите её здесь или отсканируйте код с листа водителя.',
    none: 'В этот пункт сейчас ничего не едет.',
    needsLine: 'Без связи виден список, который был раньше. Начать приём можно только со связью.',
    number: (no, day) => `Передача ${no} за ${day}`,
    from: (hub) => `из «${hub}»`,
    left: (moment) => `выехала ${moment}`,
    parcels: parcelsOf,
    begin: 'Начать приём',
    goOn: 'Продолжить',
    over: 'принята',
    about: (act, code) => `${act}: ${code}`,
  },
  card: {
    notBegun: 'Приём этой передачи ещё не начат.',
    scanned: 'Отсканировано',
    implied: 'В целых мешках, пломба цела',
    missing: 'Недостаёт',
    expected: 'Ожидалось',
    waits: (count) => `${count} ${pluralRu(count, scans)} ещё не отправлено`,
    listsNeedLine: 'Без связи списки не обновляются. Сканируйте: всё записывается.',
    damaged: 'Повреждена',
    brokenSeal: 'Пломбы нет',
    other: 'Другая передача',
    finish: 'Закончить приём',
    finished: 'Приём закончен',
    unsettled: (count) => `Не решено: ${count}`,
    finishNeedsLine: 'Закончить приём можно только со связью.',
    done: (scanned, missing) => `Передача принята. Принято ${scanned}, недостаёт ${missing}.`,
  },
  missing: {
    title: 'Недостаёт',
    none: 'Всё, что ждали, здесь.',
    bag: (count) => `мешок, ${parcelsOf(count)}`,
    lookAgain: 'Искать ещё',
    shortLanded: 'Не приехала',
    about: (act, code) => `${act}: ${code}`,
  },
  surplus: {
    title: 'Лишние',
    none: 'Лишнего нет.',
    ofTransfer: (transfer) => `из передачи ${transfer}`,
    ofNoTransfer: 'ни в одной передаче не числится',
    goesTo: (point) => `едет в «${point}»`,
    noPoint: 'пункт выдачи не указан',
    ofNobody: 'такого кода нет, владелец неизвестен',
    takenIn: 'принята здесь',
    takeIn: 'Принять здесь',
    setAside: 'Отложена',
  },
  damage: { title: 'Повреждены', none: 'Повреждённых нет.', open: 'Открыть посылку' },
  settled: {
    LOOK_AGAIN: 'Ищут',
    SHORT_LANDED: 'Не приехала',
    SET_ASIDE: 'Отложена',
    CAME_ELSEWHERE: 'Пришла с другой передачей',
    NOT_FOUND: 'Не нашли',
    NEXT_TRANSFER: 'Поедет следующей машиной',
  },
  settledBy: (what, who) => `${what} · ${who}`,
  notAll: (count) => `и ещё ${parcelsOf(count)}`,
};
