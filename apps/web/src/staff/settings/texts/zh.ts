import type { SettingsTexts } from './settings-texts.ts';

export const texts: SettingsTexts = {
  title: '系统设置',
  search: '设置项或值',
  columns: { name: '设置项', value: '值', updatedBy: '修改人' },
  names: {
    'contact.hotline': '客服热线',
    'contact.email': '电子邮箱',
    'contact.address.ru': '办公地址（俄文）',
    'contact.address.en': '办公地址（英文）',
    'contact.address.zh': '办公地址（中文）',
    'messenger.telegram': 'Telegram',
    'messenger.whatsapp': 'WhatsApp',
    'messenger.wechat': '微信',
    'app.appStore': 'App Store 应用',
    'app.googlePlay': 'Google Play 应用',
    'videoLessons.url': '视频教程',
  },
  value: '值',
  hint: '链接须完整填写，含 https://。留空时：网站按钮指向联系页面，不显示邮箱和地址，热线为 1999。',
  byDefault: (value) => `${value}（默认）`,
  notSet: '未设置',
};
