import type { SettingsTexts } from './settings-texts.ts';

export const texts: SettingsTexts = {
  title: 'Настройки',
  search: 'Настройка или значение',
  names: {
    'contact.hotline': 'Горячая линия',
    'contact.email': 'Электронная почта',
    'contact.address.ru': 'Адрес офиса, по-русски',
    'contact.address.en': 'Адрес офиса, по-английски',
    'contact.address.zh': 'Адрес офиса, по-китайски',
    'messenger.telegram': 'Telegram',
    'messenger.whatsapp': 'WhatsApp',
    'messenger.wechat': 'WeChat',
    'app.appStore': 'Приложение в App Store',
    'app.googlePlay': 'Приложение в Google Play',
    'videoLessons.url': 'Видеоуроки',
  },
  back: 'Вернуть значение по умолчанию',
  groups: { contact: 'Контакты', messenger: 'Мессенджеры', app: 'Приложения', videoLessons: 'Видеоуроки' },
  facts: { group: 'Раздел', allowed: 'Что можно указать', byDefault: 'По умолчанию' },
  explains: {
    'contact.hotline':
      'Номер, по которому звонят клиенты: он стоит в шапке, на странице контактов, в письмах и на страницах отслеживания.',
    'contact.email': 'Почта на странице контактов. Пока она не задана, строки о почте на сайте нет.',
    'contact.address':
      'Адрес офиса на странице контактов, на языке посетителя. Пока он не задан, строки об адресе нет.',
    'messenger.telegram': 'Куда ведёт кнопка Telegram. Пока ссылки нет, кнопка ведёт на страницу контактов.',
    'messenger.whatsapp': 'Куда ведёт кнопка WhatsApp. Пока ссылки нет, кнопка ведёт на страницу контактов.',
    'messenger.wechat': 'Куда ведёт кнопка WeChat. Пока ссылки нет, кнопка ведёт на страницу контактов.',
    'app.appStore': 'Страница приложения в App Store. Пока ссылки нет, кнопка ведёт на страницу контактов.',
    'app.googlePlay':
      'Страница приложения в Google Play. Пока ссылки нет, кнопка ведёт на страницу контактов.',
    'videoLessons.url':
      'Канал или плейлист с видеоуроками. Пока ссылки нет, на сайте стоят уроки с картинками.',
  },
  allowed: {
    'contact.hotline': 'Телефон: цифры, пробелы, скобки, дефис, «+» в начале; до 24 знаков',
    'contact.email': 'Адрес почты, до 254 знаков',
    'contact.address': 'Одна строка, до 200 знаков',
    link: 'Полный адрес с https://, до 500 знаков',
  },
  byDefault: (value) => `${value} (по умолчанию)`,
  notSet: 'не задано',
};
