import { webcrypto } from 'node:crypto';
import { packPass, readPassText, writePassText, type Pass } from '@rohi/contract/collection/passes/pass-text';
import { writePassSerial } from '@rohi/contract/collection/passes/pass-serial';
import { beforeAll, expect, test } from 'vitest';
import type { ScanFacts } from '../../stations/scan-queue/browser-queue.ts';
import type { KnownPassKeys } from './known-pass-keys.ts';
import type { CounterAct } from './counter-snapshot.ts';
import { leftByPass, whyNotByPass } from './shown-pass.ts';

const { subtle } = webcrypto;
const hour = 3_600_000;
const serviceNow = Date.parse('2026-11-20T09:00:00Z');
let keyPair: webcrypto.CryptoKeyPair;
let passKeys: KnownPassKeys;

beforeAll(async () => {
  keyPair = (await subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as webcrypto.CryptoKeyPair;
  const { x: publicKey = '' } = await subtle.exportKey('jwk', keyPair.publicKey);
  const keys = [{ id: '0a0b0c0d', publicKey }];
  passKeys = { keys, revoked: [], pickupPointId: 7, at: serviceNow, gapMs: 0 };
});

const pass: Pass = {
  keyId: '0a0b0c0d',
  customerCode: 'TJ-10482',
  pickupPointId: null,
  parcelLimit: 2,
  delegate: 'Брат',
  notAfter: serviceNow + 72 * hour,
  serial: writePassSerial([7, 20, 4, 21, 2, 31, 9]),
};

async function verdictOf(facts: Partial<Pass> = {}) {
  const signed = packPass({ ...pass, ...facts });
  const signature = new Uint8Array(await subtle.sign('Ed25519', keyPair.privateKey, signed));
  const text = writePassText(signed, signature);
  const read = readPassText(text);
  if (read === undefined) throw new TypeError('no pass');
  return { text, read };
}

async function against(facts: Partial<Pass> = {}, here: Partial<Parameters<typeof whyNotByPass>[1]> = {}) {
  const { read } = await verdictOf(facts);
  return whyNotByPass(read, { known: passKeys, acts: [], visit: 'v', now: serviceNow, ...here });
}

const act = (facts: object, isWaiting = true): CounterAct => ({
  scanId: JSON.stringify(facts),
  isWaiting,
  facts: {
    action: 'GIVE',
    customerCode: 'TJ-10482',
    visit: 'before',
    at: '',
    code: 'A',
    ...facts,
  } as ScanFacts,
});

test('a pass is refused by name: without keys, foreign, revoked, run out, for another point, and after something was given here', async () => {
  expect(await against()).toBeUndefined();
  expect(await against({}, { known: undefined })).toBe('NO_KEYS');
  expect(await against({ keyId: '01020304' })).toBe('FOREIGN');
  expect(await against({}, { known: { ...passKeys, revoked: [pass.serial] } })).toBe('REVOKED');
  expect(await against({ notAfter: serviceNow })).toBe('EXPIRED');
  expect(await against({ pickupPointId: 8 })).toBe('OTHER_POINT');
  expect(await against({}, { acts: [act({})] })).toBe('USED_HERE');
  expect(await against({}, { acts: [act({ visit: 'v' }), act({ customerCode: 'TJ-2' })] })).toBeUndefined();
  const broken = { ...passKeys, keys: [{ id: '0a0b0c0d', publicKey: 'none' }] };
  expect(await against({}, { known: broken })).toBe('NO_CHECK');
});

test.each([-2, 2])(
  'a clock that is %i hours wrong is moved by the gap that was seen with the line',
  async (wrong) => {
    const here = { now: serviceNow + wrong * hour, known: { ...passKeys, gapMs: -wrong * hour } };
    expect(await against({}, here)).toBeUndefined();
    expect(await against({ notAfter: serviceNow + 60_000 }, here)).toBeUndefined();
    expect(await against({ notAfter: serviceNow - 1_000 }, here)).toBe('EXPIRED');
  },
);

test('a clock that was set back while there was no line opens nothing', async () => {
  expect(await against({}, { now: serviceNow - 2 * hour })).toBe('CLOCK');
});

test('a limit counts what was given by the pass and what was brought, also once it was sent', async () => {
  const { text, read } = await verdictOf();
  const card = { ...read.pass, text };
  expect(leftByPass(card, [], 0)).toBe(2);
  expect(
    leftByPass(card, [act({ pass: text }, false), act({ document: { type: 'PASSPORT', end: '1' } })], 1),
  ).toBe(0);
  expect(leftByPass({ ...card, parcelLimit: null }, [], 0)).toBeUndefined();
});
