import type { WordsOf } from '@rohi/contract/locales';
import type { PassTerm } from '@rohi/contract/collection/passes/pass-rules';
import type { GivenPass } from '@rohi/contract/collection/passes/passes.contract';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const parcelForms = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const parcelsOf = (n: number) => `${n}\u00a0${pluralRu(n, parcelForms)}`;

/** The words of the pass; `until` is a moment as its reader reads it. */
export const texts = {
  back: 'Главная',
  title: 'Пропуск',
  show: 'Покажите сотруднику',
  qr: 'QR пропуска',
  bars: 'Штрихкод с номером пропуска',
  offline: 'Нет сети, пропуск действует',
  works: (until: string) => `Работает без сети до ${until}`,
  over: 'Срок пропуска истёк. Откройте эту страницу с интернетом: пропуск обновится сам.',
  ready: 'Готово посылок',
  due: 'К оплате',
  /** An amount of somoni. */
  somoni: (amount: string) => `${amount}\u00a0сомони`,
  /** What is to be paid, as it stands on a day. */
  dueOn: (day: string, sum: string) => `К оплате на ${day}: ${sum}`,
  week: {
    everyDay: 'Ежедневно',
    days: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] satisfies readonly [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ],
  },
  asPicture: 'Сохранить картинкой',
  entrust: 'Доверить другому',
  cannotScan: 'Не сканируется? Назовите код выдачи',
  showCode: 'Показать код',
  codeOf: (point: string) => `Код выдачи, ${point}`,
  replace: 'Заменить пропуск',
  replaceNote: 'Если телефон потерян или снимок попал к чужим: все прежние пропуска перестанут действовать.',
  replaced: 'Пропуск заменён. Прежние больше не действуют.',
  failed: 'Пропуск не загрузился. Откройте страницу с интернетом или назовите код выдачи.',
  form: {
    title: 'Доверить получение',
    lead: 'Разовый пропуск: на кого и до какого дня',
    name: 'Имя и фамилия, как в документе',
    where: 'Пункт выдачи',
    which: 'Какие посылки',
    all: (n: number) => `Все готовые, ${n}`,
    choose: 'Выбрать',
    until: 'До какого времени',
    terms: {
      TODAY: (time) => `Сегодня до ${time}`,
      TOMORROW: (time) => `Завтра до ${time}`,
      THREE_DAYS: () => '3 дня',
    } satisfies Record<PassTerm, (time: string) => string>,
    pays: (sum: string) => `К оплате ${sum}. Платит получатель, наличными или картой.`,
    /** Nothing is left to pay. */
    paid: 'Всё оплачено: деньги брать не нужно.',
    /** So many have no price yet. */
    unpriced: (n: number) => `Ещё ${parcelsOf(n)} без цены: её назовут в пункте.`,
    submit: 'Создать и отправить',
    note: 'Сообщим, как только им воспользуются. Код выдачи никому не называйте.',
    replaces: (name: string) => `Прежний пропуск (${name}) перестанет действовать.`,
    nothing: 'Пока нечего забирать. Когда посылка придёт в пункт, получение можно будет доверить.',
    noName: 'Напишите имя и фамилию',
    noParcel: 'Выберите хотя бы одну посылку',
  },
  given: {
    title: 'Пропуска, которые вы дали',
    line: (n: number, until: string) => `${parcelsOf(n)}, до ${until}.`,
    until: (until: string) => `До ${until}`,
    states: {
      GOOD: 'Не использован',
      USED: 'Использован',
      RUN_OUT: 'Срок истёк',
      CANCELLED: 'Отозван',
      REPLACED: 'Отозван при замене пропуска',
      DELEGATED: 'Заменён новым',
      COLLECTED: 'Отозван: посылки уже получали',
      NOTHING_LEFT: 'Отозван: этих посылок в пункте больше нет',
    } satisfies Record<GivenPass['state'], string>,
    send: 'Отправить',
    cancel: 'Отозвать',
    cancelled: 'Пропуск отозван',
    forPerson: (name: string, n: number) => `${name}: ${parcelsOf(n)}`,
    message: (name: string, point: string) =>
      `Пропуск для получения посылок. ${name}, ${point}. Возьмите документ.`,
    sent: 'Пропуск сохранён картинкой. Отправьте её тому, кто получает.',
  },
};

export type PassTexts = WordsOf<typeof texts>;
