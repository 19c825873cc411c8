/** What an answer to a held parcel costs, in the words of the letter, the cabinet and the record of staff alike. */
import { numberTags, type Locale, type LocaleTexts } from '@rohi/contract/locales';
import { isCurrency, type WireMoney } from '@rohi/contract/pricing/money';
import { problemAnswerNames } from '@rohi/contract/tracking/problem-words';
import type { ProblemAnswer } from '@rohi/contract/tracking/receipt-problems';

const free: LocaleTexts = { ru: 'бесплатно', en: 'free of charge', zh: '免费', tg: 'ройгон' };
const onRequest: LocaleTexts = {
  ru: 'цену назовёт поддержка',
  en: 'support will tell you the price',
  zh: '费用由客服告知',
  tg: 'нархро дастгирӣ мегӯяд',
};

/** «5,00 USD», «бесплатно»; a price that is null was not published. */
export function priceText(price: WireMoney | null, locale: Locale): string {
  if (price === null) return onRequest[locale];
  const { amount, currency } = price;
  if (Number(amount) === 0) return free[locale];
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${new Intl.NumberFormat(numberTags[locale], digits).format(Number(amount))}\u00A0${currency}`;
}

/** Answers with their prices in one line. */
export function offersText(
  offers: readonly { answer: ProblemAnswer; price: WireMoney | null }[],
  locale: Locale,
): string {
  const [open, close, between] = locale === 'zh' ? ['（', '）', '；'] : [' (', ')', '; '];
  return offers
    .map(
      ({ answer, price }) =>
        `${problemAnswerNames[answer][locale]}${open}${priceText(price, locale)}${close}`,
    )
    .join(between);
}

/** A price as it is recorded: `5.00 USD`, empty where none was published. */
export function recordedPrice(price: WireMoney | null): string {
  return price === null ? '' : `${price.amount} ${price.currency}`;
}

/** A recorded price in words. */
export function recordedPriceText(recorded: string, locale: Locale): string {
  const [amount = '', currency] = recorded.split(' ');
  return priceText(isCurrency(currency) ? { amount, currency } : null, locale);
}
