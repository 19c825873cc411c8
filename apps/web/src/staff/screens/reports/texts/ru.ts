import type { WordsOf } from '@rohi/contract/locales';
import type { BackupFaultName } from '@rohi/contract/backups/backups.contract';
import type { NightlyCheck } from '@rohi/contract/upkeep/upkeep.contract';
import type { WaitingType } from '@rohi/contract/reports/waiting-types';
import type { BucketSize, ReportPeriod } from '@rohi/contract/reports/report-periods';
import type { OrderSplit } from '@rohi/contract/reports/order-splits';
import type { ReportCard } from '@rohi/contract/reports/staff-reports.contract';
import type { DayPart } from '../../home/greeting.ts';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

export type Measure = ReportCard | 'volume';

/** What a number is held against: the period before, or the days before those chosen. */
export type PeriodBefore = ReportPeriod | 'range';

/** Words of the home board and of the reports. */
export const texts = {
  greeting: (part: DayPart, name: string) =>
    `${{ night: 'Доброй ночи', morning: 'Доброе утро', day: 'Добрый день', evening: 'Добрый вечер' }[part]}, ${name}`,
  /** For staff without a point: their work begins once one was named. */
  noPoint:
    'Ваш пункт выдачи ещё не указан. Попросите руководителя указать его в вашей учётной записи: здесь появится работа пункта.',
  empty: 'Для вашей роли здесь пока нет разделов. Обратитесь к администратору.',
  sections: 'Разделы',
  period: {
    label: 'Период',
    names: { day: 'Сегодня', week: '7 дней', month: '30 дней', year: '12 месяцев' } satisfies Record<
      ReportPeriod,
      string
    >,
  },
  /** Months of the calendar, and days chosen freely. */
  range: {
    thisMonth: 'Этот месяц',
    lastMonth: 'Прошлый месяц',
    from: 'С',
    to: 'по',
    wrong: 'Первый день должен быть не позже последнего, а весь период — не длиннее десяти лет.',
  },
  figures: 'Показатели',
  /** What a number was in the period before. */
  before: (period: PeriodBefore, value: string) =>
    `${{ day: 'вчера', week: 'за прошлые 7 дней', month: 'за прошлые 30 дней', year: 'за прошлые 12 месяцев', range: 'за период до этого' }[period]}: ${value}`,
  units: { PIECE: '', KG: 'кг', CBM: 'м³', USD: 'USD' },
  measures: {
    orders: 'Заказы',
    parcels: 'Посылки',
    weight: 'Вес',
    volume: 'Объём',
    amount: 'Стоимость доставки',
  } satisfies Record<Measure, string>,
  /** What a small line shows, for who cannot see it. */
  spark: (period: ReportPeriod, least: string, most: string) =>
    `${{ day: 'По часам', week: 'По дням', month: 'По дням', year: 'По месяцам' }[period]}: от ${least} до ${most}`,
  orders: {
    title: 'Новые заказы',
    today: 'Сегодня',
    week: 'За 7 дней',
    month: 'За 30 дней',
    total: 'За всё время',
    against: 'к предыдущим 7 дням',
  },
  stages: {
    title: 'Заказы по этапам',
    total: (count: string) => `Всего ${count}, без отменённых`,
    problem: (count: string) => `с проблемой ${count}`,
  },
  /** One-time codes that the role of the person demands, and that they do not have. */
  codes: {
    left: (n: number, from: string) =>
      `Включите одноразовые коды: ${pluralRu(n, { one: 'остался', few: 'осталось', many: 'осталось', other: 'осталось' })} ${n} ${pluralRu(n, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}, до ${from}`,
    now: 'Включите одноразовые коды: следующий вход начнётся с них',
    admitted: (until: string) => `Администратор допустил вас без одноразовых кодов до ${until}`,
    text: 'Для вашей роли они обязательны. Понадобится приложение для кодов на телефоне, это две минуты. После срока вход будет вести только к их включению.',
    act: 'Включить коды',
  },
  /** What the office reads of backups; ages are finished words, `2 hours ago`. */
  backups: {
    good: (age: string) => `Последняя резервная копия: ${age}`,
    trial: (age: string) => `пробное восстановление: ${age}`,
    copy: 'Это копия данных для просмотра: резервные копии с неё не делаются',
    noneYet: 'Резервной копии пока нет',
    none: 'Резервной копии данных нет',
    late: (age: string) => `Последняя исправная резервная копия устарела: ${age}`,
    failed: (fault: string) => `Резервная копия не создана: ${fault}`,
    faults: {
      noRoom: 'на диске для копий нет места',
      notWritable: 'папка для копий недоступна для записи',
      damaged: 'при проверке копия оказалась повреждена',
      foreign: 'в папке данные другой установки',
      archive: 'в архиве между копиями пропуск',
      gone: 'прежних копий в их папке больше нет; подключён ли диск?',
      failed: 'причина указана в журнале сервиса',
    } satisfies Record<BackupFaultName, string>,
    trialFailed: 'Последнее пробное восстановление из копии не удалось',
    archiveFailing:
      'Изменения после последней копии не архивируются. Если в pg.log сказано, что файл уже существует (already exists), укажите новую пустую папку ARCHIVE_DIR и сразу сделайте копию.',
    advice:
      'Сообщите тому, кто обслуживает сервис: при потере данных вернуть можно только то, что есть в последней копии.',
  },
  /** What the office reads of the checks of the night, and of work that was given up. */
  upkeep: {
    checks: {
      AUDIT: 'Журнал действий',
      LEDGER: 'Учёт денег и баллов',
      DERIVED: 'Данные, рассчитанные по историям посылок',
    } satisfies Record<NightlyCheck, string>,
    differs: (what: string, count: number) => `${what}: проверка нашла расхождения, всего ${count}`,
    failed: (what: string) => `${what}: ночная проверка не завершилась`,
    late: (what: string, age: string) => `${what}: последняя проверка была давно, ${age}`,
    jobs: (count: number) => `Фоновые задания, от которых сервис отказался после многих попыток: ${count}`,
    advice: 'Сообщите тому, кто обслуживает сервис: что делать, сказано в инструкции по эксплуатации.',
  },
  waiting: {
    title: 'Ждёт вас',
    none: 'Ничего не ждёт. Всё разобрано.',
    /** Beside what is of no business line. */
    bothLines: 'в обеих линиях',
    /** Since when the one that has waited longest waits. */
    oldest: (age: string) => `самое давнее: ${age}`,
    /** What is done with it, where it is more than to open the list. */
    acts: {
      approvals: 'Решить',
      shifts: 'Подтвердить',
      refunds: 'Решить',
      corrections: 'Решить',
      compensations: 'Решить',
      topUps: 'Подтвердить',
      disposals: 'Подтвердить',
      claimSlips: 'Посмотреть',
      nameLooks: 'Посмотреть',
      stationCodes: 'Посмотреть',
      withoutCell: 'Разложить',
      withoutBag: 'Упаковать',
      notScanned: 'Разгрузить',
      withoutCellAtHub: 'Разложить',
      withoutTransfer: 'К передачам',
      inTransfer: 'К передачам',
      withoutCellAtPoint: 'Разложить',
      needsPerson: 'Разобрать',
      pool: 'Найти владельца',
      problemsToDo: 'Оформить',
      problemsUnanswered: 'Решить с клиентом',
    } satisfies Partial<Record<WaitingType, string>>,
  },
  ranks: {
    products: 'Продукты',
    points: 'Пункты выдачи',
    countries: 'Страны назначения',
    name: 'Название',
    orders: 'Заказы',
    amount: 'USD',
    share: 'Доля',
    none: 'За этот период заказов не было.',
    more: (count: number) => `Показать ещё ${count}`,
    less: 'Свернуть',
  },
  split: {
    title: 'Из чего складывается',
    label: 'Разбить по',
    by: { point: 'Пунктам', product: 'Продуктам', country: 'Странам', stage: 'Стадиям' } satisfies Record<
      OrderSplit,
      string
    >,
  },
  notices: { title: 'Важные объявления' },
  report: {
    /** Opens the dialog of the file. */
    file: 'Скачать заказы',
    title: 'Отчёты',
    chart: (measure: string, period: string) =>
      `${measure}, ${period}: столбчатая диаграмма, числа в таблице ниже`,
    table: 'Заказы по времени оформления',
    when: { hour: 'Час', day: 'День', month: 'Месяц' } satisfies Record<BucketSize, string>,
    total: 'Итого',
    before: 'Прошлый период',
    previousRange: (range: string) => `Прошлый период: ${range}`,
  },
};

export type ReportsTexts = WordsOf<typeof texts>;
export type Unit = keyof ReportsTexts['units'];
