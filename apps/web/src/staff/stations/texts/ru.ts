import type { WordsOf } from '@rohi/contract/locales';
import type { StationCommand } from '@rohi/contract/stations/command-cards';
import type { SoundMode } from '../verdict/sound.ts';
import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';
import type { SaidNote } from '@rohi/contract/stations/scans.contract';
import type { VerdictWords } from '../verdict/tones.ts';
import type { ScanCameraState } from '../camera/use-camera.ts';
import { pluralRu } from '../../../shared/i18n/plural.ts';
import { carriedSays } from './carried-says-ru.ts';
import { counterSays } from './counter-says-ru.ts';
import { actions } from './action-words-ru.ts';
import { doorWords } from './door-words-ru.ts';
import { countSays } from './count-says-ru.ts';
import { staySays } from './stay-says-ru.ts';
import { scannerWords } from './scanner-words-ru.ts';
import { undoSays } from './undo-says-ru.ts';

const scansOf = (count: number) =>
  `${count} ${pluralRu(count, { one: 'скан', few: 'скана', many: 'сканов', other: 'скана' })}`;

/** Words of every station. */
export const texts = {
  scan: {
    label: 'Код посылки',
    placeholder: 'Отсканируйте или введите код',
    back: 'вернуться сюда',
    /** The camera in the place of a scanner. */
    camera: {
      title: 'Сканирование камерой',
      open: 'Сканировать камерой',
      close: 'Закрыть камеру',
      light: 'Подсветка',
      states: {
        asking: 'Открываем камеру. Если браузер спросит, ответьте «Разрешить».',
        insecure:
          'Адрес открыт без защиты (http), и браузер не даёт камеру. Откройте станцию по адресу с https:// или введите код вручную.',
        refused:
          'Браузер не разрешает камеру. Разрешите её в настройках сайта и откройте снова; код можно ввести вручную.',
        none: 'Камеры нет, или её занимает другая программа. Введите код вручную.',
        noReader:
          'Не удалось загрузить распознавание кодов. Откройте камеру снова, когда появится связь; код можно ввести вручную.',
      } satisfies Record<Exclude<ScanCameraState, 'on'>, string>,
    },
    /** Not all of a code came. */
    broken: {
      title: 'Прочитано не всё',
      line: 'Код пришёл не целиком, он не записан',
      next: 'Сканируйте ещё раз',
    },
    /** A dialog stands over the station. */
    covered: {
      title: 'Скан не принят',
      line: 'Поверх рабочего места открыто окно',
      next: 'Закройте окно и сканируйте ещё раз',
      message: (code: string) => `${code}: скан не принят. Закройте окно и сканируйте ещё раз`,
    },
  },
  /** How the scanner ends a code, and the test scan that shows it. */
  scanner: scannerWords,
  /** Stands above what is to be done next. */
  next: 'Дальше',
  /** Nothing has been scanned yet. */
  ready: {
    title: 'Сканируйте',
    line: 'Штрихкод на ярлыке посылки',
    next: 'Отсканируйте посылку',
  },
  /** Stored here, not answered yet; `offline` while the service is out of reach. */
  stored: {
    title: 'Сохранено',
    line: 'Записано на этом устройстве, отправляется',
    offline: 'Записано на этом устройстве, уйдёт, когда появится связь',
    next: 'Сканируйте следующую',
  },
  /** The act beside a verdict: the parcel lies here, and the office is asked. */
  liesHere: 'Лежит здесь',
  /** What is said of a parcel beside its verdict. */
  notes: { DAMAGED: 'повреждена', LOST: 'её ищут', RETURNING: 'едет назад' } satisfies Record<
    SaidNote,
    string
  >,
  bySnapshot: 'По снимку на устройстве',
  notStored: {
    title: 'Не записано',
    line: 'Память устройства не отвечает, этого скана нигде нет',
    next: 'Остановите приёмку, позовите старшего',
  },
  refused: {
    title: 'Отклонено',
    line: 'Сервер не взял этот скан, он в списке «Нужен человек»',
    next: 'Отложите посылку',
  },
  door: doorWords,
  /** What was scanned it for, or done at a door. */
  actions,
  /** Of a case: who has sent what somebody else made, and the user that the device names without proof. */
  sender: {
    sentBy: (name: string) => `отправлено: ${name}`,
    allegedly: (name: string) => `устройство называет ${name}, без действующего разрешения`,
  },
  says: {
    RECEIVED: { title: 'Принято', line: 'Посылка на складе', next: 'Сканируйте следующую' },
    RECEIVED_UNDECLARED: {
      title: 'Принято',
      line: 'Посылка не заявлена, клиента попросим заполнить',
      next: 'Сканируйте следующую',
    },
    RECEIVED_UNOWNED: {
      title: 'Без владельца',
      line: 'Принято, владелец пока не известен',
      next: 'Положите к посылкам без владельца',
    },
    RECEIVED_WITHOUT_OWNER: {
      title: 'Принято',
      line: 'Ждёт владельца: его и вес узнают в хабе',
      next: 'Сканируйте следующую',
    },
    PUT_AWAY: { title: 'В ячейке', line: 'Ячейка записана', next: 'Сканируйте следующую' },
    PROBLEM_NOTED: {
      title: 'Записано',
      line: 'Проблема записана, клиента спросили',
      next: 'Отложите к проблемным',
    },
    PROBLEM_KNOWN: {
      title: 'Уже записано',
      line: 'Проблема записана раньше, ждём ответа клиента',
      next: 'Отложите к проблемным',
    },
    MAY_GO_ON: {
      title: 'Отправлять',
      line: 'Ответ клиента: отправить дальше',
      next: 'Верните в ячейку: уедет ближайшим рейсом',
    },
    TO_RETURN: {
      title: 'Вернуть продавцу',
      line: 'Ответ клиента: вернуть продавцу',
      next: 'Отложите на возврат',
    },
    TO_DISPOSE: {
      title: 'Утилизировать',
      line: 'Ответ клиента: утилизировать',
      next: 'Отложите на утилизацию',
    },
    ALREADY_RECEIVED: {
      title: 'Уже принято',
      line: 'Эту посылку приняли раньше',
      next: 'Сканируйте следующую',
    },
    ALREADY_THERE: { title: 'Уже там', line: 'Посылка уже в этой ячейке', next: 'Сканируйте следующую' },
    NOT_DECLARED: {
      title: 'Не заявлена',
      line: 'Этот код никто не заявлял',
      next: 'Отсканируйте или введите код клиента с коробки',
    },
    NO_SUCH_CUSTOMER: {
      title: 'Нет такого клиента',
      line: 'Клиента с этим кодом нет',
      next: 'Сверьте код клиента на коробке',
    },
    SEVERAL_CUSTOMERS: {
      title: 'Чей код?',
      line: 'Код подходит нескольким клиентам',
      next: 'Введите код клиента полностью',
    },
    SEVERAL_WAIT: {
      title: 'Заявили несколько',
      line: 'Этот код ждут несколько клиентов',
      next: 'Отсканируйте или введите код клиента с коробки',
    },
    OTHER_CUSTOMER: {
      title: 'Другой клиент',
      line: 'Этот код заявил не тот клиент, что указан на коробке',
      next: 'Сверьте код; если он верен, отложите к проблемным',
    },
    NOT_RECEIVED: {
      title: 'Не принята',
      line: 'Посылку ещё не приняли',
      next: 'Сначала примите её на приёмке',
    },
    HELD: { title: 'Задержана', line: 'Посылка задержана до решения', next: 'Отложите к проблемным' },
    CANCELLED: {
      title: 'Отменена',
      line: 'Посылка отменена: дальше она не едет',
      next: 'Отложите к проблемным и нажмите «Лежит здесь»',
    },
    LEFT_CHINA: {
      title: 'Уже уехала',
      line: 'Посылка уже уехала из Китая',
      next: 'Отложите и сверьте ярлык',
    },
    COLLECTED: { title: 'Уже выдана', line: 'Посылку уже получил клиент', next: 'Отложите и сверьте ярлык' },
    OTHER_WAREHOUSE: {
      title: 'Чужой склад',
      line: 'Посылка числится на другом складе',
      next: 'Отложите на перевозку',
    },
    FAR_FROM_DECLARED: {
      title: 'Проверьте',
      line: 'Вес или размеры отличаются от заявленных больше чем на треть',
      next: 'Сверьте и нажмите Enter ещё раз',
    },
    LABELLED: {
      title: 'Наклейка принята',
      line: 'Код наклейки теперь код этой посылки',
      next: 'Сканируйте следующую',
    },
    STICKER_USED: {
      title: 'Наклейка занята',
      line: 'Эта наклейка уже на другой посылке',
      next: 'Возьмите другую наклейку',
    },
    NO_SUCH_STICKER: {
      title: 'Не наша наклейка',
      line: 'Наклейки с таким кодом мы не печатали',
      next: 'Возьмите наклейку с нашего листа',
    },
    NOT_A_CODE: {
      title: 'Это не код',
      line: 'То, что прочитано, не похоже на номер посылки',
      next: 'Сканируйте штрихкод перевозчика',
    },
    SEVERAL_CODES: {
      title: 'Два кода сразу',
      line: 'За один раз прочитано больше одного кода',
      next: 'Закройте лишний штрихкод и сканируйте снова',
    },
    BAG_CODE: { title: 'Код мешка', line: 'Это код мешка, а не посылки', next: 'Сканируйте ярлык посылки' },
    TRIP_CODE: { title: 'Код рейса', line: 'Это код рейса, а не посылки', next: 'Сканируйте ярлык посылки' },
    ORDER_CODE: {
      title: 'Код заказа',
      line: 'Это код заказа, а не посылки',
      next: 'Сканируйте ярлык посылки',
    },
    NO_SUCH_CELL: {
      title: 'Нет такой ячейки',
      line: 'Ячейка записана неверно',
      next: 'Отсканируйте ячейку ещё раз',
    },
    ...staySays,
    ...undoSays,
    ...counterSays,
    ...countSays,
    OTHER_WORK: {
      title: 'Не та работа',
      line: 'Это устройство не зарегистрировано для такой работы',
      next: 'Возьмите другое или позовите старшего',
    },
    NO_RIGHT: {
      title: 'Нет права',
      line: 'У вашей учётной записи нет этого права',
      next: 'Позовите старшего',
    },
    PERMIT_ENDED: {
      title: 'Без разрешения',
      line: 'Скан сделан без действующего разрешения работать без связи',
      next: 'Проверьте посылку и решите',
    },
    DEVICE_ENDED: {
      title: 'Устройство снято',
      line: 'Регистрация этого устройства снята',
      next: 'Попросите старшего зарегистрировать его',
    },
    LOADED: { title: 'Погружено', line: 'В этом рейсе', next: 'Сканируйте следующее' },
    LOADED_UNPLANNED: {
      title: 'Погружено',
      line: 'В плане рейса этого не было',
      next: 'Сканируйте следующее',
    },
    UNLOADED: { title: 'Снято с рейса', line: 'Снова ждёт на складе', next: 'Верните на место' },
    ALREADY_ABOARD: { title: 'Уже погружено', line: 'Уже в этом рейсе', next: 'Сканируйте следующее' },
    NOT_ABOARD: { title: 'Не погружено', line: 'В этом рейсе его нет', next: 'Сканируйте следующее' },
    WRONG_CHANNEL: {
      title: 'Другой канал',
      line: 'Едет другим каналом',
      next: 'Не грузите, верните на место',
    },
    UNDECLARED: { title: 'Без описания', line: 'Клиент не описал груз', next: 'Не грузите, отложите' },
    UNPAID: {
      title: 'Не оплачено',
      line: 'Платят до отправки, оплаты нет',
      next: 'Не грузите, отложите',
    },
    OTHER_TRIP: {
      title: 'Другой рейс',
      line: 'Это груз другого рейса',
      next: 'Не грузите, верните на место',
    },
    TRIP_CLOSED: { title: 'Рейс закрыт', line: 'Рейс уже выехал или отменён', next: 'Выберите другой рейс' },
    NO_SUCH_TRIP: { title: 'Нет рейса', line: 'Рейса с этим кодом нет', next: 'Выберите рейс заново' },
    NO_SUCH_UNIT: {
      title: 'Нет вагона',
      line: 'У рейса нет вагона с этим номером',
      next: 'Выберите вагон заново',
    },
    BAG_STILL_OPEN: { title: 'Не закрыт', line: 'Мешок ещё открыт', next: 'Закройте мешок и грузите' },
    GOES_WITH_BAG: {
      title: 'Лежит в мешке',
      line: 'Грузят вместе с мешком',
      next: 'Сканируйте внешний мешок',
    },
    ...carriedSays,
  } satisfies Record<ScanSay, VerdictWords>,
  recent: {
    title: 'Последние сканы',
    last: 'последние 10',
    empty: 'Пока ничего не сканировали.',
    verdicts: {
      OK: 'Принято',
      DUPLICATE: 'Повтор',
      UNKNOWN: 'Неизвестен',
      WRONG_PLACE: 'Не сюда',
      BLOCKED: 'Нельзя',
      NEEDS_PERSON: 'К старшему',
      ASKS: 'Вопрос',
    } satisfies Record<ScanVerdict | 'ASKS', string>,
    stored: 'Сохранено',
    /** Looked up and not received. */
    open: 'Не принято',
    waits: 'ждёт отправки',
    /** Of a scan that was taken back. */
    undone: 'этот скан отменён',
    refused: 'сервер не взял',
    again: 'Отправить снова',
    /** Brings the parcel back onto the table; `reopen` says which. */
    back: 'Вернуться',
    reopen: (code: string) => `Вернуться к ${code}`,
    /** Leads to an unidentified box; `openInPool` says which. */
    pool: 'К посылке',
    openInPool: (code: string) => `Посылки без владельца: ${code}`,
  },
  bar: {
    label: 'Состояние рабочего места',
    /** Shows the rest of it on a phone. */
    whole: 'Всё о рабочем месте',
    line: { up: 'На связи', down: 'Нет связи', unknown: 'Связь проверяется' },
    since: (time: string) => `с ${time}`,
    queueEmpty: 'Всё отправлено',
    queueUnread: 'Очередь читается',
    queue: (count: number, time: string) => `Ждут отправки: ${scansOf(count)}, с ${time}`,
    others: (count: number) => `от коллег: ${scansOf(count)}`,
    locked: 'Уйдёт после входа',
    refused: (count: number) => `Не принято здесь: ${count}`,
    needsPerson: (count: number) => `Нужен человек: ${count}`,
    storage: {
      permanent: 'Память: постоянная',
      passing: 'Память: временная',
      unknown: 'Память: неизвестно',
    },
    snapshot: (time: string, count: string) => `Снимок ${time}, посылок: ${count}`,
    noSnapshot: 'Снимка нет',
    sound: {
      label: 'Звук',
      modes: { off: 'Без звука', tones: 'Сигналы', voice: 'Сигналы и голос' } satisfies Record<
        SoundMode,
        string
      >,
    },
  },
  commands: {
    names: {
      NEXT: 'Дальше',
      UNDO: 'Отменить',
      PHOTO: 'Фото',
      NOWEIGHT: 'Без веса',
      DAMAGED: 'Повреждено',
      PROHIBITED: 'Запрещено',
      NOCODE: 'Нет кода',
      NEWBAG: 'Новый мешок',
      CLOSEBAG: 'Закрыть мешок',
      REPRINT: 'Печать ещё раз',
      CELL: 'Ячейка',
      HELP: 'Помощь',
      LOGOUT: 'Выйти',
    } satisfies Record<StationCommand, string>,
    notHere: (name: string) => ({
      title: name,
      line: 'На этом рабочем месте карта не действует',
      next: 'Сканируйте посылку',
    }),
    again: (name: string) => ({
      title: name,
      line: 'Отменить это будет нельзя',
      next: 'Сканируйте карту ещё раз за 3 секунды',
    }),
    help: {
      title: 'Помощь',
      line: 'Карты: дальше, отменить, фото, без веса, повреждено, запрещено, ячейка, печать ещё раз, выйти',
      next: 'Начните с ярлыка посылки',
    },
  },
};

export type StationsTexts = WordsOf<typeof texts>;
