import type { SettingsTexts } from './settings-texts.ts';

export const texts: SettingsTexts = {
  title: 'Settings',
  search: 'Setting or address',
  columns: { name: 'Setting', value: 'Address', updatedBy: 'Changed by' },
  names: {
    'messenger.telegram': 'Telegram',
    'messenger.whatsapp': 'WhatsApp',
    'messenger.wechat': 'WeChat',
    'app.appStore': 'App in the App Store',
    'app.googlePlay': 'App on Google Play',
    'videoLessons.url': 'Video lessons',
  },
  value: 'Address',
  hint: 'The full address, including https://. If left empty, the button on the site leads to the contact page.',
  notSet: 'not set',
};
