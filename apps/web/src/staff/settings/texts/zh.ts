import type { SettingsTexts } from './settings-texts.ts';

export const texts: SettingsTexts = {
  title: '系统设置',
  search: '设置项或地址',
  columns: { name: '设置项', value: '地址', updatedBy: '修改人' },
  names: {
    'messenger.telegram': 'Telegram',
    'messenger.whatsapp': 'WhatsApp',
    'messenger.wechat': '微信',
    'app.appStore': 'App Store 应用',
    'app.googlePlay': 'Google Play 应用',
    'videoLessons.url': '视频教程',
  },
  value: '地址',
  hint: '含 https:// 的完整地址。留空时网站按钮指向联系页面。',
  notSet: '未设置',
};
