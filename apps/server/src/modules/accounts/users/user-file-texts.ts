import type { Locale } from '@rohi/contract/locales';

type FileTexts = Record<
  | 'file'
  | 'username'
  | 'name'
  | 'roles'
  | 'unit'
  | 'email'
  | 'phone'
  | 'enabled'
  | 'lastSeenAt'
  | 'createdAt'
  | 'yes'
  | 'no',
  string
>;

/** Name and headers of the file of accounts. Tajik awaits a native reader. */
export const userFileTexts: Record<Locale, FileTexts> = {
  ru: {
    file: 'Пользователи',
    username: 'Имя для входа',
    name: 'Имя',
    roles: 'Роли',
    unit: 'Пункт или склад',
    email: 'Почта',
    phone: 'Телефон',
    enabled: 'Доступ открыт',
    lastSeenAt: 'Последний вход',
    createdAt: 'Создан',
    yes: 'да',
    no: 'нет',
  },
  en: {
    file: 'Users',
    username: 'User name',
    name: 'Name',
    roles: 'Roles',
    unit: 'Unit',
    email: 'E-mail',
    phone: 'Phone',
    enabled: 'Enabled',
    lastSeenAt: 'Last seen',
    createdAt: 'Created',
    yes: 'yes',
    no: 'no',
  },
  zh: {
    file: '用户',
    username: '登录名',
    name: '姓名',
    roles: '角色',
    unit: '所属网点',
    email: '邮箱',
    phone: '电话',
    enabled: '启用',
    lastSeenAt: '最近登录',
    createdAt: '创建时间',
    yes: '是',
    no: '否',
  },
  tg: {
    file: 'Корбарон',
    username: 'Номи вуруд',
    name: 'Ном',
    roles: 'Нақшҳо',
    unit: 'Нуқта ё анбор',
    email: 'Почта',
    phone: 'Телефон',
    enabled: 'Дастрас',
    lastSeenAt: 'Вуруди охирин',
    createdAt: 'Сохта шуд',
    yes: 'ҳа',
    no: 'не',
  },
};
