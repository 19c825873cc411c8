import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const pricingTexts: Record<Extract<ErrorName, `pricing.${string}`>, LocaleTexts> = {
  'pricing.noRate': {
    ru: 'Курс {from} к {to} на {date} неизвестен.',
    en: 'The rate of {from} to {to} for {date} is not known.',
    zh: '没有 {date} 的 {from} 兑 {to} 汇率。',
    tg: 'Қурби {from} нисбат ба {to} барои {date} маълум нест.',
  },
};
