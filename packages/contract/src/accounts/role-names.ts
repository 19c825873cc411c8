import type { LocaleTexts } from '../locales.ts';
import type { Role } from '../roles.ts';

/** What people are called by what they do. Tajik awaits a native reader. */
export const roleNames: Record<Role, LocaleTexts> = {
  customer: { ru: 'Клиент', en: 'Customer', zh: '客户', tg: 'Муштарӣ' },
  'china-operator': {
    ru: 'Оператор склада в Китае',
    en: 'China warehouse operator',
    zh: '中国仓操作员',
    tg: 'Оператори анбори Чин',
  },
  dispatcher: {
    ru: 'Диспетчер рейсов',
    en: 'Line-haul dispatcher',
    zh: '干线调度员',
    tg: 'Диспетчери рейсҳо',
  },
  'hub-operator': {
    ru: 'Оператор склада в Душанбе',
    en: 'Hub operator',
    zh: '海外仓操作员',
    tg: 'Оператори анбори Душанбе',
  },
  'pickup-clerk': {
    ru: 'Сотрудник пункта выдачи',
    en: 'Pickup-point clerk',
    zh: '自提点店员',
    tg: 'Корманди нуқтаи супориш',
  },
  cashier: { ru: 'Кассир', en: 'Cashier', zh: '收银员', tg: 'Хазинадор' },
  courier: { ru: 'Курьер', en: 'Courier', zh: '快递员', tg: 'Курьер' },
  support: { ru: 'Поддержка клиентов', en: 'Customer support', zh: '客服', tg: 'Дастгирии муштариён' },
  manager: { ru: 'Руководитель', en: 'Manager', zh: '经理', tg: 'Роҳбар' },
  admin: { ru: 'Администратор', en: 'Administrator', zh: '管理员', tg: 'Маъмур' },
};
