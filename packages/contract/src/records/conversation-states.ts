import type { LocaleTexts } from '../locales.ts';

/** Whether the customer still waits for the office. */
export const conversationStates = ['WAITING', 'ANSWERED'] as const;
export type ConversationState = (typeof conversationStates)[number];

export const conversationStateNames: Record<ConversationState, LocaleTexts> = {
  WAITING: { ru: 'Ждёт ответа', en: 'Waiting for a reply', zh: '待回复', tg: 'Мунтазири ҷавоб' },
  ANSWERED: { ru: 'Отвечено', en: 'Answered', zh: '已回复', tg: 'Ҷавоб дода шуд' },
};
