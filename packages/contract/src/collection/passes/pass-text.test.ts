import { webcrypto } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { judgePass, type PassKeys, type VerifySignature } from './judge-pass.ts';
import { readPassSerial, writePassSerial } from './pass-serial.ts';
import {
  mostDelegateBytesOf,
  packPass,
  readPassText,
  writePassText,
  type Pass,
  type ReadPass,
} from './pass-text.ts';

const { subtle } = webcrypto;
const now = Date.parse('2026-11-20T09:00:00Z');
const hour = 3_600_000;

let keyPair: webcrypto.CryptoKeyPair;
let keys: PassKeys['keys'];

beforeAll(async () => {
  keyPair = (await subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as webcrypto.CryptoKeyPair;
  const raw = await subtle.exportKey('raw', keyPair.publicKey);
  keys = [{ id: '0a0b0c0d', publicKey: Buffer.from(raw).toString('base64url') }];
});

/** As a browser does it. */
const verify: VerifySignature = async (publicKey, signature, signed) => {
  const key = await subtle.importKey('raw', Buffer.from(publicKey, 'base64url'), 'Ed25519', false, [
    'verify',
  ]);
  return subtle.verify('Ed25519', key, Buffer.from(signature), Buffer.from(signed));
};

const own: Pass = {
  keyId: '0a0b0c0d',
  customerCode: 'TJ-10482',
  pickupPointId: null,
  notAfter: now + 72 * hour,
  serial: writePassSerial([7, 20, 4, 21, 2, 31, 9]),
  parcelLimit: null,
  delegate: null,
};
const delegated: Pass = { ...own, pickupPointId: 7, parcelLimit: 2, delegate: 'Раҷабов Фирӯз' };

async function textOf(pass: Pass): Promise<string> {
  const signed = packPass(pass);
  return writePassText(signed, new Uint8Array(await subtle.sign('Ed25519', keyPair.privateKey, signed)));
}

async function judged(pass: Pass, at: { now?: number; revoked?: string[]; pickupPointId?: number } = {}) {
  const read = readPassText(await textOf(pass)) as ReadPass;
  const { revoked = [], ...moment } = at;
  return judgePass(read, { keys, revoked }, { now, pickupPointId: 7, verify, ...moment });
}

test('a pass is read as it was written, in the signs that any scanner types', async () => {
  const six = { ...delegated, customerCode: 'TJ-012345', delegate: '李小龙' };
  for (const pass of [own, delegated, six]) expect(readPassText(await textOf(pass))?.pass).toEqual(pass);
  const text = await textOf(delegated);
  expect(text).toMatch(/^[0-9A-Z]+$/);
  expect(text.length).toBeLessThan(190);
  for (const pass of [own, delegated, six]) expect(packPass(pass)[0]).toBe(1);
  for (const other of ['', 'YT8834201957316', text.slice(0, 120), `1${text.slice(1)}`, `${text}#`])
    expect(readPassText(other)).toBeUndefined();
});

test.each(['TPS001', 'AK-17', 'J8226A', '77', 'ДУШИК-12345678', 'TJ-1234567', 'TJ10482', 'tj-10482'])(
  'a pass of version 2 bears the code %s by its signs',
  async (customerCode) => {
    for (const pass of [own, delegated]) {
      const read = readPassText(await textOf({ ...pass, customerCode }));
      expect(read?.pass).toEqual({ ...pass, customerCode });
      expect(read?.signed[0]).toBe(2);
    }
    expect(await judged({ ...delegated, customerCode })).toBe('GOOD');
    const most = mostDelegateBytesOf(customerCode);
    expect(most).toBeGreaterThanOrEqual(60);
    const longest = await textOf({ ...delegated, customerCode, delegate: 'a'.repeat(most) });
    expect(longest).toHaveLength(
      writePassText(packPass({ ...delegated, delegate: 'a'.repeat(80) }), new Uint8Array(64)).length,
    );
    expect(readPassText(longest)?.pass.delegate).toHaveLength(most);
  },
);

test('bytes that end too early, or name no code, are no pass', async () => {
  const text = await textOf({ ...own, customerCode: 'AK-17' });
  expect(readPassText(text.slice(0, -1))?.pass.serial).not.toBe(own.serial);
  const bytes = packPass({ ...own, customerCode: 'AK-17' });
  const changed = (at: number, to: number) => writePassText(bytes.with(at, to), new Uint8Array(64));
  expect(readPassText(changed(0, 3))).toBeUndefined();
  expect(readPassText(changed(5, 200))).toBeUndefined();
  expect(readPassText(changed(6, 0))).toBeUndefined();
});

test('a short number is read as it is typed, and a wrong sign is seen', () => {
  const { serial } = own;
  const typed = `${serial.slice(0, 4)} ${serial.slice(4)}`.toLowerCase();
  expect(readPassSerial(typed)).toBe(serial);
  expect(readPassSerial(serial.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(serial);
  for (const wrong of [`8${serial.slice(1)}`, serial.slice(1), `${serial}0`, 'YT883420'])
    expect(readPassSerial(wrong)).toBeUndefined();
});

test('is refused by name: foreign, forged, revoked, run out, for another point', async () => {
  expect(await judged(own)).toBe('GOOD');
  expect(await judged(delegated)).toBe('GOOD');
  expect(await judged({ ...own, keyId: '01020304' })).toBe('FOREIGN');
  expect(await judged(own, { revoked: [own.serial] })).toBe('REVOKED');
  expect(await judged(own, { now: own.notAfter })).toBe('EXPIRED');
  expect(await judged(delegated, { pickupPointId: 8 })).toBe('OTHER_POINT');
  const read = readPassText(await textOf(delegated)) as ReadPass;
  const signed = packPass({ ...delegated, parcelLimit: 200 });
  const forged = judgePass({ ...read, signed }, { keys, revoked: [] }, { now, pickupPointId: 7, verify });
  expect(await forged).toBe('FORGED');
});

test('a clock that is two hours wrong opens nothing: too slow it is seen, moved by the difference it judges right', async () => {
  expect(await judged(own, { now: now - 2 * hour })).toBe('CLOCK');
  const ending = { ...own, notAfter: now + hour };
  expect(await judged(ending, { now: now + 2 * hour })).toBe('EXPIRED');
  for (const wrong of [-2 * hour, 2 * hour]) {
    const deviceNow = now + wrong;
    const gap = now - deviceNow;
    expect(await judged(own, { now: deviceNow + gap })).toBe('GOOD');
    expect(await judged(ending, { now: deviceNow + 2 * hour + gap })).toBe('EXPIRED');
  }
});
