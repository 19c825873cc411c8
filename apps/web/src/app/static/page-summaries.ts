import type { Locale } from '@rohi/contract/locales';
import type { PageName } from '@rohi/contract/site/pages';
import { maxTrackingCodes } from '@rohi/contract/tracking/tracking-codes';

const days = '{{deliveryDaysFrom}}–{{deliveryDaysTo}}';

/** What search engines say under the title of a page that is no long text; those carry their own. */
export const pageSummaries: Partial<Record<PageName, Record<Locale, string>>> = {
  home: {
    ru: `Доставка посылок с китайских маркетплейсов в Таджикистан автомобилем и поездом за ${days} {{deliveryDaysTo|день|дня|дней}}: склад в Иу, таможня, пункты выдачи, отслеживание без входа.`,
    en: `Parcels from Chinese marketplaces to Tajikistan by road and rail in ${days} days: warehouse in Yiwu, customs, pickup points, tracking without an account.`,
    zh: `把中国电商平台的包裹经公路和铁路运到塔吉克斯坦，约 ${days} 天：义乌仓库、代办清关、自提点取件，查询包裹无需登录。`,
    tg: `Расонидани борҳо аз бозорҳои интернетии Чин ба Тоҷикистон бо мошин ва қатора дар ${days} рӯз: анбор дар Иу, гумрук, нуқтаҳои супориш, пайгирӣ бе воридшавӣ.`,
  },
  parcelTracking: {
    ru: `Где моя посылка из Китая? Введите до ${maxTrackingCodes} трек-номеров и увидите шаг, последнее событие и ожидаемые даты. Вход не нужен.`,
    en: `Where is my parcel from China? Enter up to ${maxTrackingCodes} tracking numbers to see the step, the latest event and the expected dates. No account needed.`,
    zh: `从中国寄出的包裹到哪了？一次最多查询 ${maxTrackingCodes} 个单号，查看当前步骤、最新动态和预计日期，无需登录。`,
    tg: `Бори ман аз Чин куҷост? То ${maxTrackingCodes} рақами пайгириро нависед ва қадам, рӯйдоди охирин ва рӯзҳои интизориро бинед. Ворид шудан лозим нест.`,
  },
  pickupPoints: {
    ru: `Пункты выдачи в городах Таджикистана: адреса, часы работы, телефоны. Посылка хранится бесплатно {{freeStorageDays}} {{freeStorageDays|день|дня|дней}}.`,
    en: `Pickup points in the cities of Tajikistan: addresses, opening hours, phones. Your parcel is kept free of charge for {{freeStorageDays}} {{freeStorageDays|day|days}}.`,
    zh: `塔吉克斯坦各城市自提点：地址、营业时间、电话。包裹可免费存放 {{freeStorageDays}} 天。`,
    tg: `Нуқтаҳои супориш дар шаҳрҳои Тоҷикистон: суроғаҳо, вақти кор, телефонҳо. Бор {{freeStorageDays}} рӯз ройгон нигоҳ дошта мешавад.`,
  },
  news: {
    ru: 'Новости доставки из Китая в Таджикистан: дороги, сроки, пункты выдачи и изменения в работе сервиса.',
    en: 'News of delivery from China to Tajikistan: roads, delivery times, pickup points and changes in our service.',
    zh: '中国至塔吉克斯坦运输的最新消息：路况、时效、自提点和服务变更。',
    tg: 'Хабарҳои расонидани бор аз Чин ба Тоҷикистон: роҳҳо, муҳлатҳо, нуқтаҳои супориш ва тағйироти кори хизмат.',
  },
};
