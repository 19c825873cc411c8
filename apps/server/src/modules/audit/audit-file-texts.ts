import type { Locale } from '@rohi/contract/locales';

type FileTexts = Record<
  'name' | 'number' | 'at' | 'actor' | 'action' | 'subject' | 'changes' | 'address' | 'device',
  string
>;

/** Name and headers of the file of the record. Tajik awaits a native reader. */
export const auditFileTexts: Record<Locale, FileTexts> = {
  ru: {
    name: 'Журнал',
    number: 'Номер',
    at: 'Время (Душанбе)',
    actor: 'Кто',
    action: 'Действие',
    subject: 'С чем',
    changes: 'Что изменено',
    address: 'Сетевой адрес',
    device: 'Устройство',
  },
  en: {
    name: 'Audit log',
    number: 'Number',
    at: 'Time (Dushanbe)',
    actor: 'Who',
    action: 'Action',
    subject: 'Thing',
    changes: 'What changed',
    address: 'Network address',
    device: 'Device',
  },
  zh: {
    name: '操作日志',
    number: '序号',
    at: '时间（杜尚别）',
    actor: '操作人',
    action: '操作',
    subject: '对象',
    changes: '修改内容',
    address: '网络地址',
    device: '设备',
  },
  tg: {
    name: 'Дафтари амалҳо',
    number: 'Рақам',
    at: 'Вақт (Душанбе)',
    actor: 'Кӣ',
    action: 'Амал',
    subject: 'Объект',
    changes: 'Чӣ тағйир ёфт',
    address: 'Суроғаи шабакавӣ',
    device: 'Дастгоҳ',
  },
};
