import type { ReportsTexts } from './reports-texts.ts';

export const texts: ReportsTexts = {
  greeting: (part, name) =>
    `${{ night: 'Доброй ночи', morning: 'Доброе утро', day: 'Добрый день', evening: 'Добрый вечер' }[part]}, ${name}`,
  empty: 'Для вашей роли здесь пока нет разделов. Обратитесь к администратору.',
  sections: 'Разделы',
  period: {
    label: 'Период',
    names: { day: 'Сегодня', week: '7 дней', month: '30 дней', year: '12 месяцев' },
  },
  range: {
    thisMonth: 'Этот месяц',
    lastMonth: 'Прошлый месяц',
    from: 'С',
    to: 'по',
    wrong: 'Первый день должен быть не позже последнего, а весь период — не длиннее десяти лет.',
  },
  figures: 'Показатели',
  before: (period, value) =>
    `${{ day: 'вчера', week: 'за прошлые 7 дней', month: 'за прошлые 30 дней', year: 'за прошлые 12 месяцев', range: 'за период до этого' }[period]}: ${value}`,
  units: { PIECE: '', KG: 'кг', CBM: 'м³', USD: 'USD' },
  measures: {
    orders: 'Заказы',
    parcels: 'Посылки',
    weight: 'Вес',
    volume: 'Объём',
    amount: 'Стоимость доставки',
  },
  spark: (period, least, most) =>
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
    total: (count) => `Всего ${count}, без отменённых`,
    problem: (count) => `с проблемой ${count}`,
  },
  firstSteps: {
    title: 'Что нужно, чтобы клиенты могли отправлять посылки',
    done: 'готово',
    steps: {
      chinaAddress: {
        title: 'Укажите адрес склада в Китае',
        text: 'Без него клиенты не могут дать продавцу адрес: в их кабинетах стоит просьба ничего не отправлять.',
      },
      pickupPoint: {
        title: 'Откройте пункт выдачи',
        text: 'Без него нельзя оформить заказ: посылку некуда привезти.',
      },
      exchangeRate: {
        title: 'Введите курс доллара к сомони',
        text: 'Без него цены видны только в долларах.',
      },
    },
  },
  backups: {
    good: (age) => `Последняя резервная копия: ${age}`,
    trial: (age) => `пробное восстановление: ${age}`,
    noneYet: 'Резервной копии пока нет',
    none: 'Резервной копии данных нет',
    late: (age) => `Последняя исправная резервная копия устарела: ${age}`,
    failed: (fault) => `Резервная копия не создана: ${fault}`,
    faults: {
      noRoom: 'на диске для копий нет места',
      notWritable: 'папка для копий недоступна для записи',
      damaged: 'при проверке копия оказалась повреждена',
      foreign: 'в папке данные другой установки',
      archive: 'в архиве между копиями пропуск',
      failed: 'причина указана в журнале сервиса',
    },
    trialFailed: 'Последнее пробное восстановление из копии не удалось',
    archiveFailing: 'Изменения после последней копии не архивируются',
    advice:
      'Сообщите тому, кто обслуживает сервис: при потере данных вернуть можно только то, что есть в последней копии.',
  },
  waiting: {
    title: 'Ждёт вас',
    none: 'Ничего не ждёт. Всё разобрано.',
    oldest: (age) => `самое давнее: ${age}`,
    acts: {
      withoutCell: 'Разложить',
      withoutBag: 'Упаковать',
      notScanned: 'Разгрузить',
      withoutCellAtHub: 'Разложить',
      inTransfer: 'К передачам',
      withoutCellAtPoint: 'Разложить',
      needsPerson: 'Разобрать',
      pool: 'Найти владельца',
      problemsToDo: 'Оформить',
      problemsUnanswered: 'Решить с клиентом',
    },
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
    more: (count) => `Показать ещё ${count}`,
    less: 'Свернуть',
  },
  split: {
    title: 'Из чего складывается',
    label: 'Разбить по',
    by: { point: 'Пунктам', product: 'Продуктам', country: 'Странам', stage: 'Стадиям' },
  },
  notices: { title: 'Важные объявления' },
  report: {
    file: 'Скачать заказы',
    title: 'Отчёты',
    chart: (measure, period) => `${measure}, ${period}: столбчатая диаграмма, числа в таблице ниже`,
    table: 'Заказы по времени оформления',
    when: { hour: 'Час', day: 'День', month: 'Месяц' },
    total: 'Итого',
    before: 'Прошлый период',
    previousRange: (range) => `Прошлый период: ${range}`,
  },
};
