import type { SettingsTexts } from './settings-texts.ts';

export const texts: SettingsTexts = {
  title: 'Настройки',
  search: 'Настройка или адрес',
  columns: { name: 'Настройка', value: 'Адрес', updatedBy: 'Изменил' },
  names: {
    'messenger.telegram': 'Telegram',
    'messenger.whatsapp': 'WhatsApp',
    'messenger.wechat': 'WeChat',
    'app.appStore': 'Приложение в App Store',
    'app.googlePlay': 'Приложение в Google Play',
    'videoLessons.url': 'Видеоуроки',
  },
  value: 'Адрес',
  hint: 'Полный адрес с https://. Если не заполнено, кнопка на сайте ведёт на страницу контактов.',
  notSet: 'не задано',
};
