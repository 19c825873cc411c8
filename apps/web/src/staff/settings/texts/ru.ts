import type { SettingsTexts } from './settings-texts.ts';

export const texts: SettingsTexts = {
  title: 'Настройки',
  search: 'Настройка или значение',
  columns: { name: 'Настройка', value: 'Значение', updatedBy: 'Изменил' },
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
  value: 'Значение',
  hint: 'Ссылки — полностью, с https://. Если не заполнено, кнопка на сайте ведёт на страницу контактов, почта и адрес не показываются, горячая линия — 1999.',
  byDefault: (value) => `${value} (по умолчанию)`,
  notSet: 'не задано',
};
