import { expect, test } from 'vitest';
import { accountTexts } from '../../apps/server/src/messages/accounts.ts';
import { orderTexts } from '../../apps/server/src/messages/orders.ts';
import { requestTexts } from '../../apps/server/src/messages/requests.ts';
import { trackingTexts } from '../../apps/server/src/messages/tracking.ts';
import { fillText } from '../../apps/server/src/messages/fill-text.ts';
import { texts as cabinetEn } from '../../apps/web/src/features/cabinet/texts/en.ts';
import { texts as cabinetRu } from '../../apps/web/src/features/cabinet/texts/ru.ts';
import { texts as cabinetTg } from '../../apps/web/src/features/cabinet/texts/tg.ts';
import { texts as cabinetZh } from '../../apps/web/src/features/cabinet/texts/zh.ts';
import { texts as sessionEn } from '../../apps/web/src/features/accounts/menu/texts/en.ts';
import { texts as sessionRu } from '../../apps/web/src/features/accounts/menu/texts/ru.ts';
import { texts as sessionTg } from '../../apps/web/src/features/accounts/menu/texts/tg.ts';
import { texts as sessionZh } from '../../apps/web/src/features/accounts/menu/texts/zh.ts';
import { texts as accountsEn } from '../../apps/web/src/features/accounts/texts/en.ts';
import { texts as accountsRu } from '../../apps/web/src/features/accounts/texts/ru.ts';
import { texts as accountsTg } from '../../apps/web/src/features/accounts/texts/tg.ts';
import { texts as accountsZh } from '../../apps/web/src/features/accounts/texts/zh.ts';
import { trackingTextsEn } from '../../apps/web/src/features/tracking/texts/en.ts';
import { trackingTextsRu } from '../../apps/web/src/features/tracking/texts/ru.ts';
import { trackingTextsTg } from '../../apps/web/src/features/tracking/texts/tg.ts';
import { trackingTextsZh } from '../../apps/web/src/features/tracking/texts/zh.ts';

const screens = {
  ru: { accounts: accountsRu, cabinet: cabinetRu, session: sessionRu, tracking: trackingTextsRu },
  en: { accounts: accountsEn, cabinet: cabinetEn, session: sessionEn, tracking: trackingTextsEn },
  zh: { accounts: accountsZh, cabinet: cabinetZh, session: sessionZh, tracking: trackingTextsZh },
  tg: { accounts: accountsTg, cabinet: cabinetTg, session: sessionTg, tracking: trackingTextsTg },
} as const;

/** Every sentence that the specification (sections 4, 5 and 8) gives to the letter, as the client says it. */
function fixedSentences({
  accounts,
  cabinet,
  session: { password, ended },
  tracking,
}: (typeof screens)[keyof typeof screens]) {
  return {
    'Login timed out, please login again': ended.text,
    'Please enter the original password': password.oldRequired,
    'Please enter a new password': password.freshRequired,
    'The new password cannot be less than 6 characters': password.freshTooShort(6),
    'Please enter the new password again': password.repeatRequired,
    'The new passwords entered twice do not match': password.mismatch,
    'Try again in 60 seconds': accounts.letter.resendIn(60),
    'Please choose a self pickup point': cabinet.point.required,
    'Please enter your tracking number': tracking.bulk.noCodes,
    'The maximum number of queries cannot exceed 100': tracking.bulk.tooManyCodes(100),
    'Password changed successfully!': password.changed,
    'registered successfully': accounts.register.done,
    'Operation successful': cabinet.saved,
    'Copied to clipboard': cabinet.copied,
  };
}

test('in English the client says each of them to the letter', () => {
  const sentences = fixedSentences(screens.en);
  for (const [sentence, words] of Object.entries(sentences)) expect(words).toBe(sentence);
  expect(screens.en.accounts.profile.saved).toBe('Operation successful');
});

test.each(['ru', 'en', 'zh', 'tg'] as const)('none of them ends with a full stop in %s', (locale) => {
  const { accounts } = screens[locale];
  for (const sentence of [...Object.values(fixedSentences(screens[locale])), accounts.profile.saved])
    expect(sentence).not.toMatch(/[.。]$/);
});

test.each(['ru', 'en', 'zh', 'tg'] as const)(
  'those that the service says too are said alike in %s',
  (locale) => {
    const sentences = fixedSentences(screens[locale]);
    const textFor = (text: string, params: Record<string, number> = {}) => fillText(text, params, locale);
    const byService = {
      'Please enter your tracking number': textFor(trackingTexts['tracking.noCodes'][locale]),
      'The maximum number of queries cannot exceed 100': textFor(
        trackingTexts['tracking.tooManyCodes'][locale],
        {
          max: 100,
        },
      ),
      'The new password cannot be less than 6 characters': textFor(
        accountTexts['accounts.passwordTooShort'][locale],
        { min: 6 },
      ),
      'Login timed out, please login again': textFor(accountTexts['auth.sessionExpired'][locale]),
      'Please choose a self pickup point': textFor(orderTexts['orders.pickupPointNeeded'][locale]),
    };
    expect(sentences).toMatchObject(byService);
  },
);

test('the service says no other of them in English otherwise than the client', () => {
  const words = (text: string) => text.replace(/[.!]$/, '').toLowerCase();
  const fixed = new Map(
    Object.keys(fixedSentences(screens.en)).map((sentence) => [words(sentence), sentence]),
  );
  for (const { en } of Object.values({ ...accountTexts, ...orderTexts, ...trackingTexts, ...requestTexts }))
    expect(fixed.get(words(en)) ?? en).toBe(en);
});
