import type { LocaleTexts } from '../locales.ts';

/** A draft is not shown yet, a withdrawn notice no longer; a published one from its time on. */
export const noticeStates = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const;
export type NoticeState = (typeof noticeStates)[number];

export const noticeStateNames: Record<NoticeState, LocaleTexts> = {
  DRAFT: { ru: 'Черновик', en: 'Draft', zh: '草稿', tg: 'Сиёҳнавис' },
  PUBLISHED: { ru: 'Опубликовано', en: 'Published', zh: '已发布', tg: 'Нашр шуд' },
  WITHDRAWN: { ru: 'Снято', en: 'Withdrawn', zh: '已撤下', tg: 'Бардошта шуд' },
};

export const noticeAudiences = ['PUBLIC', 'CUSTOMER', 'STAFF'] as const;
export type NoticeAudience = (typeof noticeAudiences)[number];

export const noticeAudienceNames: Record<NoticeAudience, LocaleTexts> = {
  PUBLIC: { ru: 'Все', en: 'Everybody', zh: '所有人', tg: 'Ҳама' },
  CUSTOMER: { ru: 'Клиенты', en: 'Customers', zh: '客户', tg: 'Муштариён' },
  STAFF: { ru: 'Сотрудники', en: 'Staff', zh: '员工', tg: 'Кормандон' },
};
