import type { WordsOf } from '@rohi/contract/locales';
import type { SettingKey } from '@rohi/contract/reference-data/settings';

/** What stands before the dot of a key. */
export type SettingGroup = SettingKey extends infer Key
  ? Key extends `${infer Group}.${string}`
    ? Group
    : never
  : never;

/** Words of the list of settings. */
export const texts = {
  title: 'Настройки',
  search: 'Настройка или значение',
  names: {
    'contact.hotline': 'Горячая линия',
    'contact.email': 'Электронная почта',
    'contact.address.ru': 'Адрес офиса, по-русски',
    'contact.address.en': 'Адрес офиса, по-английски',
    'contact.address.zh': 'Адрес офиса, по-китайски',
    'provider.name.ru': 'Полное наименование, по-русски',
    'provider.name.en': 'Полное наименование, по-английски',
    'provider.name.zh': 'Полное наименование, по-китайски',
    'provider.registration': 'Регистрационные данные',
    'provider.bank': 'Банковские реквизиты',
    'messenger.telegram': 'Telegram',
    'messenger.whatsapp': 'WhatsApp',
    'messenger.wechat': 'WeChat',
    'app.appStore': 'Приложение в App Store',
    'app.googlePlay': 'Приложение в Google Play',
    'videoLessons.url': 'Видеоуроки',
    'chain.ownerAtHub': 'Владелец и вес: в хабе',
    'trip.undeclaredMayLeave': 'Отправка посылок без описания',
    'trip.unpaidMayLeave': 'Отправка неоплаченных посылок',
    'trip.weighedAgainPercent': 'Контрольное взвешивание, %',
    'trip.weightTolerancePercent': 'Допуск веса, %',
    'storage.reminderDays': 'Напоминание о хранении, дней',
    'storage.noticeDays': 'Уведомление о неполученной, день',
    'storage.finalNoticeDays': 'Последнее уведомление, день',
    'storage.finalTermDays': 'Срок последнего уведомления, дней',
    'counter.approvalMinutes': 'Запрос на выдачу без кода, минут',
    'counter.decideDays': 'Решение о не взятой посылке, дней',
    'compensation.decideDays': 'Решение по претензии, дней',
    'counter.cashPerHandOver': 'Наличные без связи: одна выдача, USD',
    'counter.cashPerShift': 'Наличные без связи: за смену, USD',
    'topUp.aloneUpTo': 'Переводы: один сотрудник подтверждает до, USD',
    'alone.paymentUpTo': 'Решает один: по одной оплате, USD',
    'alone.customerUpTo': 'Решает один: по одному клиенту, USD',
    'alone.customerDays': 'Решает один: за сколько дней считать клиента',
    'alone.dayUpTo': 'Решает один: сотрудник за день, USD',
    'customerCode.prefix': 'Коды клиентов: буквы',
    'customerCode.separator': 'Коды клиентов: дефис',
    'customerCode.leastDigits': 'Коды клиентов: цифр не меньше',
    'customerCode.way': 'Коды клиентов: случайно или по порядку',
    'customerCode.next': 'Коды клиентов: считать с',
    'customerCode.keptBack': 'Коды клиентов: только вручную',
    'start.hidden': 'Первая неделя скрыта',
  } satisfies Record<SettingKey, string>,
  /** Takes a value back to what holds without it. */
  back: 'Вернуть значение по умолчанию',
  groups: {
    contact: 'Контакты',
    provider: 'Реквизиты исполнителя',
    messenger: 'Мессенджеры',
    app: 'Приложения',
    videoLessons: 'Видеоуроки',
    chain: 'Путь посылки',
    trip: 'Перевозка',
    storage: 'Хранение',
    counter: 'Пункты выдачи',
    compensation: 'Претензии',
    topUp: 'Переводы на баланс',
    alone: 'Решения одного сотрудника',
    customerCode: 'Коды клиентов',
    start: 'Первая неделя',
  } satisfies Record<SettingGroup, string>,
  facts: { group: 'Раздел', allowed: 'Что можно указать', byDefault: 'По умолчанию' },
  /**
   * What each setting does; the address of the office and the name of the provider are one each, whatever the language.
   */
  explains: {
    'contact.hotline':
      'Номер, по которому звонят клиенты: он стоит в шапке, на странице контактов, в письмах и на страницах отслеживания.',
    'contact.email': 'Почта на странице контактов. Пока она не задана, строки о почте на сайте нет.',
    'contact.address':
      'Адрес офиса на странице контактов, на языке посетителя. Пока он не задан, строки об адресе нет.',
    'provider.name':
      'Полное наименование исполнителя в оферте и на странице контактов, на языке посетителя. Пока оно не задано, там сказано, что его сообщают по телефону.',
    'provider.registration': 'ИНН, ЕИН, номер и дата регистрации в оферте и на странице контактов.',
    'provider.bank': 'Счёт, банк, БИК в оферте и на странице контактов.',
    'messenger.telegram': 'Куда ведёт кнопка Telegram. Пока ссылки нет, кнопка ведёт на страницу контактов.',
    'messenger.whatsapp': 'Куда ведёт кнопка WhatsApp. Пока ссылки нет, кнопка ведёт на страницу контактов.',
    'messenger.wechat': 'Куда ведёт кнопка WeChat. Пока ссылки нет, кнопка ведёт на страницу контактов.',
    'app.appStore': 'Страница приложения в App Store. Пока ссылки нет, кнопка ведёт на страницу контактов.',
    'app.googlePlay':
      'Страница приложения в Google Play. Пока ссылки нет, кнопка ведёт на страницу контактов.',
    'videoLessons.url':
      'Канал или плейлист с видеоуроками. Пока ссылки нет, на сайте стоят уроки с картинками.',
    'chain.ownerAtHub':
      'Коды складов в Китае, где посылку принимают одним сканированием, без владельца и веса. Такая посылка ждёт владельца, и это не проблема: его указывает офис, вес узнают в хабе.',
    'trip.undeclaredMayLeave':
      'Могут ли посылки без описания груза (без заказа клиента) грузиться в рейс и выезжать из Китая. Пока не указано «yes», их погрузка и выезд невозможны.',
    'trip.unpaidMayLeave':
      'Могут ли выезжать из Китая неоплаченные посылки клиентов, которые платят до отправки. Пока не указано «yes», их погрузка и выезд невозможны.',
    'trip.weighedAgainPercent':
      'Сколько посылок из ста взвешивают в хабе ещё раз. 0: только по решению оператора.',
    'trip.weightTolerancePercent':
      'На сколько процентов второй вес может отличаться от первого; до 50 г разницей не считается. Меньший вес сразу снижает цену, о большем решает человек.',
    'storage.reminderDays':
      'За сколько дней до конца бесплатного хранения клиенту пишут, чтобы он забрал посылку. Ещё одно письмо уходит в последний бесплатный день.',
    'storage.noticeDays': 'На какой день в пункте выдачи клиенту пишут, что посылка не получена.',
    'storage.finalNoticeDays':
      'На какой день в пункте выдачи уходит последнее уведомление по пункту 2.16 оферты, и тем, кто отключил письма о посылках. Раньше, чем через его срок после первого уведомления, оно не уходит.',
    'storage.finalTermDays':
      'До какого дня последнее уведомление разрешает забрать посылку: столько дней после него.',
    'counter.approvalMinutes':
      'Сколько минут запрос на выдачу без кода и документа ждёт решения и сколько действует разрешение.',
    'counter.decideDays':
      'За сколько дней офис решает о посылке, которую клиент не взял у стойки. Этот день назван клиенту.',
    'compensation.decideDays':
      'За сколько дней офис решает по претензии об утрате или повреждении. Этот день назван клиенту.',
    'counter.cashPerHandOver':
      'Сколько долларов наличными пункт выдачи принимает без связи за одну выдачу. 0: без связи деньги не принимают.',
    'counter.cashPerShift': 'Сколько долларов наличными пункт выдачи принимает без связи за одну смену.',
    'topUp.aloneUpTo':
      'До какой суммы один сотрудник подтверждает поступивший перевод. Сумма больше попадает на баланс, когда её подтвердят двое.',
    'alone.paymentUpTo':
      'Сколько долларов одной оплаты можно вернуть по решению одного сотрудника, все её возвраты вместе. Больше ждёт второго.',
    'alone.customerUpTo':
      'Сколько долларов может получить один клиент по решению одного сотрудника: возвраты, исправления, баллы и претензии вместе, кто бы ни решал.',
    'alone.customerDays': 'За сколько последних дней такие решения считаются по клиенту.',
    'alone.dayUpTo':
      'Сколько долларов один сотрудник может решить в одиночку за день, по всем клиентам вместе.',
    'customerCode.prefix':
      'Буквы в начале кода нового клиента; «none»: одни цифры. Прежние коды остаются и всегда ведут к своим клиентам. RA, RP, RB, RC, RT, RI и RX заняты другими кодами.',
    'customerCode.separator':
      'Стоит ли дефис между буквами и цифрами: «hyphen» или «none». На поиск по коду это не влияет.',
    'customerCode.leastDigits':
      'Сколько цифр в номере не меньше; перед коротким номером стоят нули. В случайных номерах столько цифр или на одну больше.',
    'customerCode.way':
      '«drawn»: номера случайные. «counted»: по порядку; номера по порядку показывают всем, сколько у вас клиентов.',
    'customerCode.next':
      'С какого номера идут коды по порядку. Занятые и оставленные для ручной выдачи пропускаются.',
    'customerCode.keptBack':
      'Номера, которые сами никому не достаются: «below 100» (меньше ста), «repeated» (777), «runs» (123, 321), «round» (500), «mirrored» (1221), отдельные номера. Через запятую.',
    'start.hidden':
      'Убран ли список «Первая неделя» из меню, пока в нём ещё чего-то не хватает. Пока не указано «yes», он там стоит.',
  } satisfies Record<
    | Exclude<SettingKey, `contact.address.${string}` | `provider.name.${string}`>
    | 'contact.address'
    | 'provider.name',
    string
  >,
  allowed: {
    'contact.hotline': 'Телефон: цифры, пробелы, скобки, дефис, «+» в начале; до 24 знаков',
    'contact.email': 'Адрес почты, до 254 знаков',
    codeLetters: 'От 1 до 5 заглавных латинских букв или «none»',
    codeHyphen: '«hyphen» или «none»',
    codeDigits: 'Целое число от 1 до 8',
    codeWay: '«drawn» или «counted»',
    codeNumber: 'Целое число от 1 до 99999999',
    codeReserved: 'Слова и номера через запятую, например: below 100, repeated, 2024',
    line: 'Одна строка, до 200 знаков',
    link: 'Полный адрес с https://, до 500 знаков',
    unitCodes: 'Коды складов из списка подразделений через запятую, например: YIWU-WH',
    choice: '«yes» или «no»',
    percent: 'Целое число процентов, от 0 до 100',
    days: 'Целое число дней, от 1 до 365',
    minutes: 'Целое число минут, от 2 до 60',
    dollars: 'Целое число долларов от 0 до 99999',
    fewDollars: 'Целое число долларов от 0 до 500',
  },
  /** Beside a value that holds while nothing is set. */
  byDefault: (value: string) => `${value} (по умолчанию)`,
  nextCodes: {
    title: 'Следующие коды',
    loading: 'Определяются…',
    failed: 'Следующие коды не удалось узнать. Откройте настройку ещё раз.',
    none: 'Свободных кодов не осталось: разрешите больше цифр.',
    drawn: 'Случайные: это примеры, а не точно следующие.',
    counted: 'Номера по порядку показывают всем, сколько у вас клиентов.',
  },
  notSet: 'не задано',
};

export type SettingsTexts = WordsOf<typeof texts>;
