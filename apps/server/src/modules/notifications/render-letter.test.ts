import { htmlLang, locales, type Locale } from '@rohi/contract/locales';
import { describe, expect, test } from 'vitest';
import type { LetterName, LetterParams } from './letters.ts';
import { renderLetter } from './render-letter.service.ts';

const samples: { [Name in LetterName]: LetterParams[Name] } = {
  registrationCode: { code: '918273', validMinutes: 10 },
  passwordResetCode: { code: '918273', validMinutes: 10 },
  addressAlreadyRegistered: {},
  noAccountHere: {},
  loginCode: { code: '012345', validMinutes: 10 },
  passwordChanged: { changedAt: '2026-11-20T20:30:00Z' },
  oneTimeCodesOn: { changedAt: '2026-11-20T20:30:00Z' },
  oneTimeCodesOff: { changedAt: '2026-11-20T20:30:00Z' },
  recoveryCodeUsed: { usedAt: '2026-11-20T20:30:00Z', left: 2 },
  emailChangeCode: { code: '918273', validMinutes: 10 },
  emailChangedOld: {
    newAddress: 'm***@mail.ru',
    changedAt: '2026-11-20T20:30:00Z',
    undoToken: 'abc',
    undoUntil: '2026-11-27T20:30:00Z',
  },
  emailRestored: { address: 'm***@mail.ru', restoredAt: '2026-11-20T20:30:00Z' },
  loginNameChanged: { username: true, phone: true, changedAt: '2026-11-20T20:30:00Z' },
  resetHeld: { from: '2026-11-27T20:30:00Z' },
  parcelMoved: {
    trackingCode: 'YT8834201957316',
    orderCode: 'RA2611064KX7PY',
    status: 'DKHQS',
    movedAt: '2026-11-20T20:30:00Z',
    pickupPoint: 'PP-7',
    freeUntil: '2026-11-30',
    collector: { customerCode: 'TJ-10482', pickupPointId: 7 },
    pickupCode: '482915',
  },
  parcelsDeparted: {
    parcels: [
      { trackingCode: 'YT8834201957316', orderCode: 'RA2611064KX7PY' },
      { trackingCode: 'YT8834201957317', orderCode: null },
    ],
    count: 33,
    movedAt: '2026-11-20T20:30:00Z',
  },
  parcelsAtHub: {
    parcels: [
      { trackingCode: 'YT8834201957316', orderCode: 'RA2611064KX7PY' },
      { trackingCode: 'YT8834201957317', orderCode: null },
    ],
    count: 33,
    movedAt: '2026-11-20T20:30:00Z',
    sums: { weightKg: '7.350', usd: '23.10', tjs: '213.68' },
  },
  parcelsCollected: {
    parcels: [{ trackingCode: 'YT8834201957316', orderCode: null }],
    count: 2,
    movedAt: '2026-11-20T20:30:00Z',
  },
  parcelsReceived: {
    parcels: [
      { trackingCode: 'YT8834201957316', weightKg: '3.420', hasPhoto: true, isDeclared: true },
      { trackingCode: 'YT8834201957317', weightKg: null, hasPhoto: false, isDeclared: false },
    ],
    count: 3,
    arrives: { from: '2026-12-08', to: '2026-12-12' },
  },
  dueBeforeDeparture: {
    parcels: [
      { trackingCode: 'YT8834201957316', owed: '12.40' },
      { trackingCode: 'YT8834201957317', owed: '7.00' },
    ],
    count: 31,
    total: '217.00',
    mayLeave: false,
  },
  parcelsReady: {
    count: 31,
    trackingCodes: ['YT8834201957316', 'YT8834201957317'],
    freeUntil: '2026-12-08',
    pickupPoint: 'PP-7',
    collector: { customerCode: 'TJ-10482', pickupPointId: 7 },
    pickupCode: '482915',
  },
  storageEnds: {
    count: 31,
    trackingCodes: ['YT8834201957316', 'YT8834201957317'],
    freeUntil: '2026-12-08',
    isLastDay: false,
    pickupPoint: 'PP-7',
    collector: { customerCode: 'TJ-10482', pickupPointId: 7 },
    pickupCode: '482915',
  },
  parcelsUnclaimed: {
    count: 31,
    parcels: [{ trackingCode: 'YT8834201957316', arrivedOn: '2026-10-08' }],
    collectBy: '2026-12-22',
    pickupPoint: 'PP-7',
    collector: { customerCode: 'TJ-10482', pickupPointId: 7 },
    pickupCode: '482915',
    hotline: '1999',
  },
  courierSetOut: {
    trackingCodes: ['YT8834201957316', 'YT8834201957317'],
    day: '2026-11-21',
    from: '14:00',
    to: '18:00',
    address: '-',
  },
  courierNotMet: {
    trackingCodes: ['YT8834201957316'],
    missed: 'NO_TIME',
    againOn: '2026-11-22',
    address: '-',
  },
  parcelsDelayed: {
    count: 300,
    trackingCode: null,
    arrives: { from: '2026-12-08', to: '2026-12-12' },
    pickupPoint: 'PP-7',
    days: 3,
    why: '-',
    place: '7',
  },
  delayEnded: { count: 1, trackingCode: 'YT8834201957316', arrives: null, pickupPoint: null },
  delayTakenBack: {
    count: 7,
    trackingCode: null,
    arrives: { from: '2026-12-08', to: '2026-12-12' },
    pickupPoint: 'PP-7',
  },
  pickupCodeReplaced: {
    pickupPoint: 'PP-7',
    replacedAt: '2026-11-20T20:30:00Z',
    collector: { customerCode: 'TJ-10482', pickupPointId: 7 },
    pickupCode: '482915',
  },
  handOverAllowed: {
    pickupPoint: 'PP-7',
    allowedAt: '2026-11-20T20:30:00Z',
    count: 31,
    trackingCodes: ['YT8834201957316'],
    hotline: '1999',
  },
  parcelNotTaken: {
    trackingCode: 'YT8834201957316',
    what: '-',
    pickupPoint: 'PP-7',
    decideBy: '2026-12-04',
    hotline: '1999',
  },
  parcelStored: {
    trackingCode: 'YT8834201957316',
    what: '-',
    pickupPoint: 'PP-7',
    storedUntil: '2026-12-04',
    standsStill: true,
    hotline: '1999',
  },
  parcelReturning: { trackingCode: 'YT8834201957316', what: '-', pickupPoint: 'PP-7', hotline: '1999' },
  parcelReturned: { trackingCode: 'YT8834201957316', what: '-', pickupPoint: 'PP-7', hotline: '1999' },
  parcelDisposed: { trackingCode: 'YT8834201957316', what: '-', pickupPoint: 'PP-7', hotline: '1999' },
  compensationAsked: {
    trackingCode: 'YT8834201957316',
    kind: 'LOST',
    asked: '7.00',
    decideBy: '2026-12-04',
    hotline: '1999',
  },
  compensationDecided: {
    trackingCode: 'YT8834201957316',
    asked: '7.00',
    granted: '7.00',
    reason: '-',
    hotline: '1999',
  },
  refundApproved: {
    receipt: 'KHUJAND-26-000432',
    amount: '7.00',
    endsAt: '2026-11-20T20:30:00Z',
    hotline: '1999',
  },
  refundPaid: {
    receipt: 'KHUJAND-26-000432',
    amount: '7.00',
    refundReceipt: 'KHUJAND-26-000433',
    owedAgain: true,
    hotline: '1999',
  },
  refundTakenBack: { receipt: 'KHUJAND-26-000432', amount: '7.00', hotline: '1999' },
  passUsed: {
    delegate: 'F. R.',
    pickupPoint: 'PP-7',
    trackingCode: 'YT8834201957316',
    usedAt: '2026-11-20T20:30:00Z',
  },
  lineTurnedAway: { trackingCode: 'YT8834201957316', orderCode: 'RA2611064KX7PY', hotline: '1999' },
  parcelFound: { trackingCode: 'YT8834201957316', orderCode: 'RA2611064KX7PY' },
  parcelNotFound: { trackingCode: 'YT8834201957316', orderCode: null, hotline: '+992 44 600 00 00' },
  claimReopened: { claimCode: 'RC261106ABCDE7', trackingCode: 'YT8834201957316' },
  parcelHeld: {
    trackingCode: 'YT8834201957316',
    orderCode: 'RA2611064KX7PY',
    what: '-',
    answers: '-',
    answerBy: '2026-12-04',
    hotline: '1999',
  },
  parcelNotHeld: {
    trackingCode: 'YT8834201957316',
    orderCode: 'RA2611064KX7PY',
    what: '-',
    isStillAsked: true,
    hotline: '1999',
  },
  weightChanged: {
    trackingCode: 'YT8834201957316',
    orderCode: 'RA2611064KX7PY',
    oldKg: '3.200',
    newKg: '2.900',
    oldPrice: '8.00',
    newPrice: '7.25',
    isOverpaid: true,
    hotline: '1999',
  },
  claimApproved: {
    claimCode: 'RC4KX7PY2AB',
    trackingCode: 'YT8834201957316',
    orderCode: 'RA2611064KX7PY',
  },
  claimRefused: {
    claimCode: 'RC4KX7PY2AB',
    trackingCode: 'YT8834201957316',
    reason: '-',
    comment: '2 × 7',
    hotline: '1999',
  },
  officeMessage: { about: 'YT8834201957316', text: '×' },
  newLogin: { loggedInAt: '2026-11-20T20:30:00Z', device: 'Firefox, Windows', address: '192.0.2.7' },
};
const names = Object.keys(samples) as LetterName[];
const site = 'https://rohi.example';
const render = (name: LetterName, locale: Locale, publicUrl: string | undefined = site) =>
  renderLetter(name, samples[name], locale, publicUrl);

/** What a reader sees of the HTML. */
const visible = (html: string) =>
  html
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ');

describe.each(names)('the letter %s', (name) => {
  test.each(locales)('in %s says everything, in both forms, and nothing of a program', (locale) => {
    const letter = render(name, locale);
    for (const text of [letter.subject, letter.text, visible(letter.html)]) {
      expect(text).not.toMatch(/undefined|null|NaN|Invalid|\$\{|\[object|[{}<>]/);
    }
    expect(letter.html).toContain(`<html lang="${htmlLang[locale]}"`);
    const params: Record<string, unknown> = samples[name];
    for (const key of ['code', 'newAddress', 'device', 'address']) {
      if (params[key] === undefined) continue;
      expect(letter.text).toContain(params[key]);
      expect(visible(letter.html)).toContain(params[key]);
    }
    // Half past eight in the evening in London is the next day in Dushanbe.
    if (/At"/.test(JSON.stringify(params))) expect(letter.text).toMatch(/21.*01:30/);
    expect(letter.subject).not.toContain('918273');
    expect(letter.subject.length).toBeLessThan(78);
  });

  test('writes sums and weights as its language does', () => {
    for (const locale of locales) {
      const { subject, text } = render(name, locale);
      const numbers = [...`${subject}\n${text}`.matchAll(/\d+([.,])\d+(?= (?:USD|кг|kg|公斤|美元))/g)];
      for (const [number, mark] of numbers)
        expect([number, mark]).toEqual([number, locale === 'ru' || locale === 'tg' ? ',' : '.']);
      expect(text).not.toMatch(/\d[.,]\d*0 (?:кг|kg|公斤)/);
    }
  });

  test('differs in each language, each in its own script', () => {
    const texts = locales.map((locale) => render(name, locale));
    expect(new Set(texts.map(({ subject }) => subject)).size).toBe(locales.length);
    const [ru, en, zh, tg] = texts.map(({ text }) => text.replaceAll('Роҳи Абрешим', ''));
    expect(ru).not.toMatch(/\p{Script=Han}|[ғӣқӯҳҷ]/iu);
    expect(en).not.toMatch(/\p{Script=Han}|\p{Script=Cyrillic}/u);
    expect(zh).not.toMatch(/\p{Script=Cyrillic}/u);
    expect(tg?.replaceAll(/курьер/giu, '')).not.toMatch(/\p{Script=Han}|[ыщьц]/iu);
  });

  test('asks for nothing from elsewhere and links to the site alone', () => {
    for (const locale of locales) {
      const { html, text } = render(name, locale);
      expect(html).not.toMatch(/<(?:img|script|link|table|iframe)|src=|url\(|@import/i);
      for (const [, address] of html.matchAll(/href="([^"]*)"/g))
        expect(address).toMatch(/^https:\/\/rohi\.example\/#\//);
      for (const [address] of text.matchAll(/https?:\S+/g))
        expect(address).toMatch(/^https:\/\/rohi\.example\/#\//);
      expect(renderLetter(name, samples[name], locale, undefined).html).not.toMatch(/href|http/);
    }
  });
});

test('says how many parcels it does not name', () => {
  const named = { count: 31, trackingCodes: ['YT1', 'YT2'] };
  const ready = { ...samples.parcelsReady, ...named };
  const texts = locales.map((locale) => renderLetter('parcelsReady', ready, locale, site).text);
  for (const [index, more] of [
    'YT1, YT2 и ещё 29',
    'YT1, YT2 and 29 more',
    'YT1、YT2，另有 29 件',
    'YT1, YT2 ва боз 29',
  ].entries())
    expect(texts.some((text) => text.includes(more)) || index).toBe(true);
  const all = renderLetter('parcelsReady', { ...ready, count: 2 }, 'ru', site).text;
  expect(all).not.toContain('ещё');
  const due = renderLetter(
    'dueBeforeDeparture',
    { ...samples.dueBeforeDeparture, count: 33 },
    'ru',
    site,
  ).text;
  expect(due).toContain(`И ещё посылок: ${33 - samples.dueBeforeDeparture.parcels.length}`);
});

test('numbers agree with their words', () => {
  const minutes = (locale: Locale, validMinutes: number) =>
    renderLetter('registrationCode', { code: '1', validMinutes }, locale, site).text;
  expect(minutes('ru', 1)).toContain('1 минуту');
  expect(minutes('ru', 3)).toContain('3 минуты');
  expect(minutes('ru', 10)).toContain('10 минут.');
  expect(minutes('en', 1)).toContain('1 minute.');
  const waiting = (count: number) =>
    renderLetter('parcelsReady', { ...samples.parcelsReady, count }, 'ru', site).subject;
  expect([2, 7, 21, 31].map(waiting)).toEqual([
    'Вас ждут 2 посылки — Роҳи Абрешим',
    'Вас ждут 7 посылок — Роҳи Абрешим',
    'Вас ждёт 21 посылка — Роҳи Абрешим',
    'Вас ждёт 31 посылка — Роҳи Абрешим',
  ]);
});

test('values from outside cannot become HTML, break a line, turn the direction or fill the letter', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&\r\nBcc: all@example.tj\u202e\u2066gnp';
  for (const locale of locales) {
    const { html, text } = renderLetter(
      'newLogin',
      { loggedInAt: '2026-11-20T20:30:00Z', device: hostile, address: '9'.repeat(1_000) },
      locale,
      site,
    );
    expect(html).not.toContain('<img');
    expect(html).toContain(
      '<bdi>&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp; Bcc: all@example.tjgnp</bdi>',
    );
    expect(text).not.toMatch(/^Bcc/m);
    expect(text + html).not.toMatch(/\p{Bidi_Control}/u);
    expect(text).not.toContain('9'.repeat(201));
  }
});
