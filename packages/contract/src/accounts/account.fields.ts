import { sharedNames } from '../lists/shared-names.ts';
import type { Fields } from '../fields.ts';
import { businessLineNames } from '../business-lines.ts';
import { roleNames } from './role-names.ts';

/** Accounts: staff and customers are rows of one table, and the record speaks of both alike. */
export const accountFields = {
  customerCode: { name: sharedNames.customerCode, kind: 'fact' },
  username: {
    name: { ru: 'Имя для входа', en: 'Username', zh: '登录名', tg: 'Номи вуруд' },
    kind: 'text',
    audited: 'name',
  },
  name: {
    name: { ru: 'Имя и фамилия', en: 'Full name', zh: '姓名', tg: 'Ному насаб' },
    kind: 'text',
    audited: 'name',
  },
  roles: {
    name: { ru: 'Роли', en: 'Roles', zh: '角色', tg: 'Нақшҳо' },
    kind: 'many',
    options: roleNames,
    audited: 'values',
    blank: [],
  },
  unit: {
    name: { ru: 'Место работы', en: 'Workplace', zh: '工作地点', tg: 'Ҷойи кор' },
    kind: 'text',
    audited: 'values',
    blank: null,
  },
  email: {
    name: { ru: 'Почта', en: 'Email', zh: '邮箱', tg: 'Почта' },
    kind: 'text',
    audited: 'name',
    blank: null,
  },
  phone: { name: sharedNames.phone, kind: 'text', audited: 'name', blank: null },
  locale: {
    name: { ru: 'Язык писем', en: 'Email language', zh: '邮件语言', tg: 'Забони мактубҳо' },
    kind: 'own',
    audited: 'name',
  },
  businessLine: {
    name: sharedNames.businessLine,
    kind: 'choice',
    options: businessLineNames,
    wordPrefix: '',
    audited: 'values',
  },
  createdAt: {
    name: { ru: 'Зарегистрирован', en: 'Registered', zh: '注册时间', tg: 'Ба қайд гирифта шуд' },
    kind: 'fact',
    isMoment: true,
  },
  lastSeenAt: {
    name: { ru: 'Был в системе', en: 'Last seen', zh: '最近在线', tg: 'Вуруди охирин' },
    kind: 'fact',
    isMoment: true,
  },
  newCodesDaily: {
    name: {
      ru: 'Новых трек-номеров в день, не меньше',
      en: 'New tracking numbers a day, at least',
      zh: '每日可新增快递单号下限',
      tg: 'Рақамҳои нави пайгирӣ дар як рӯз, на кам аз',
    },
    kind: 'whole',
    audited: 'values',
    blank: null,
  },
  enabled: {
    name: { ru: 'Доступ открыт', en: 'Access is open', zh: '允许登录', tg: 'Дастрасӣ кушода' },
    kind: 'flag',
    audited: 'values',
    blank: true,
  },
  password: {
    name: { ru: 'Пароль', en: 'Password', zh: '密码', tg: 'Парол' },
    kind: 'own',
    audited: 'secret',
    blank: null,
  },
} as const satisfies Fields;
