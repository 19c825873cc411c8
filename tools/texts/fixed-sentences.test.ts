import { expect, test } from 'vitest';
import { accountTexts } from '../../apps/server/src/messages/accounts.ts';
import { orderTexts } from '../../apps/server/src/messages/orders.ts';
import { trackingTexts } from '../../apps/server/src/messages/tracking.ts';
import { fillText } from '../../apps/server/src/messages/fill-text.ts';
import { texts as cabinetEn } from '../../apps/web/src/features/cabinet/texts/en.ts';
import { texts as cabinetRu } from '../../apps/web/src/features/cabinet/texts/ru.ts';
import { texts as cabinetZh } from '../../apps/web/src/features/cabinet/texts/zh.ts';
import { texts as sessionEn } from '../../apps/web/src/features/accounts/menu/texts/en.ts';
import { texts as sessionRu } from '../../apps/web/src/features/accounts/menu/texts/ru.ts';
import { texts as sessionZh } from '../../apps/web/src/features/accounts/menu/texts/zh.ts';
import { trackingTextsEn } from '../../apps/web/src/features/tracking/texts/en.ts';
import { trackingTextsRu } from '../../apps/web/src/features/tracking/texts/ru.ts';
import { trackingTextsZh } from '../../apps/web/src/features/tracking/texts/zh.ts';

const screens = {
  ru: { cabinet: cabinetRu, session: sessionRu, tracking: trackingTextsRu },
  en: { cabinet: cabinetEn, session: sessionEn, tracking: trackingTextsEn },
  zh: { cabinet: cabinetZh, session: sessionZh, tracking: trackingTextsZh },
} as const;

// The sentences that the specification (sections 5 and 8) gives to the letter are said by client and service.
test.each(['ru', 'en', 'zh'] as const)(
  'the fixed sentences are the same in client and service, without a full stop, in %s',
  (locale) => {
    const { cabinet, session, tracking } = screens[locale];
    const said = (text: string, params: Record<string, number> = {}) => fillText(text, params, locale);
    const pairs = [
      [said(trackingTexts['tracking.noCodes'][locale]), tracking.bulk.noCodes],
      [said(trackingTexts['tracking.tooManyCodes'][locale], { max: 100 }), tracking.bulk.tooManyCodes(100)],
      [
        said(accountTexts['accounts.passwordTooShort'][locale], { min: 6 }),
        session.password.freshTooShort(6),
      ],
      [said(accountTexts['auth.sessionExpired'][locale]), session.ended.text],
      [said(orderTexts['orders.pickupPointNeeded'][locale]), cabinet.point.required],
    ];
    for (const [service, client] of pairs) expect(service).toBe(client);
    for (const [sentence] of pairs) expect(sentence).not.toMatch(/[.。]$/);
    for (const sentence of [
      session.password.oldRequired,
      session.password.freshRequired,
      session.password.repeatRequired,
      session.password.mismatch,
    ])
      expect(sentence).not.toMatch(/[.。]$/);
  },
);
