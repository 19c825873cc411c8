import type { SettingsTexts } from './settings-texts.ts';

export const texts: SettingsTexts = {
  title: 'Settings',
  search: 'Setting or value',
  columns: { name: 'Setting', value: 'Value', updatedBy: 'Changed by' },
  names: {
    'contact.hotline': 'Hotline',
    'contact.email': 'E-mail',
    'contact.address.ru': 'Office address in Russian',
    'contact.address.en': 'Office address in English',
    'contact.address.zh': 'Office address in Chinese',
    'messenger.telegram': 'Telegram',
    'messenger.whatsapp': 'WhatsApp',
    'messenger.wechat': 'WeChat',
    'app.appStore': 'App in the App Store',
    'app.googlePlay': 'App on Google Play',
    'videoLessons.url': 'Video lessons',
  },
  value: 'Value',
  hint: 'Links in full, including https://. If left empty, the button on the site leads to the contact page, the e-mail or address is not shown, and the hotline is 1999.',
  byDefault: (value) => `${value} (default)`,
  notSet: 'not set',
};
