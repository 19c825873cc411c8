/**
 * A pass that is shown to an offline counter: what stands against it, by its signature and by what was done here since.
 */
import {
  judgePass,
  type PassVerdict,
  type VerifySignature,
} from '@rohi/contract/collection/passes/judge-pass';
import { readPassText, type Pass, type ReadPass } from '@rohi/contract/collection/passes/pass-text';
import type { KnownPassKeys } from './known-pass-keys.ts';
import type { CounterAct } from './counter-snapshot.ts';

/** A good one, with the text of its QR. */
export type ShownPass = Pick<Pass, 'serial' | 'delegate' | 'parcelLimit' | 'notAfter'> & { text: string };

/** Of the QR of a pass; undefined of anything else, its short number too. */
export function readShownPass(text: string): ShownPass | undefined {
  const pass = readPassText(text)?.pass;
  if (pass === undefined) return undefined;
  const { serial, delegate, parcelLimit, notAfter } = pass;
  return { text, serial, delegate, parcelLimit, notAfter };
}

/**
 * As `PassVerdict`; `USED_HERE`: something of this customer was given here since, which ends every pass; `NO_KEYS`: the
 * device has never been sent keys; `NO_CHECK`: this browser cannot check signatures.
 */
export type AgainstPass = Exclude<PassVerdict, 'GOOD'> | 'USED_HERE' | 'NO_KEYS' | 'NO_CHECK';

type Here = { known: KnownPassKeys | undefined; acts: readonly CounterAct[]; visit: string; now: number };

/** What stands against a pass; undefined of a good one. `now`: epoch milliseconds by the clock of this device. */
export async function whyNotByPass(
  read: ReadPass,
  { known, acts, visit, now }: Here,
): Promise<AgainstPass | undefined> {
  if (known === undefined) return 'NO_KEYS';
  const moment = { pickupPointId: known.pickupPointId ?? -1, now: now + known.gapMs, verify: verifyHere };
  const verdict = await judgePass(read, known, moment).catch(() => 'NO_CHECK' as const);
  if (verdict !== 'GOOD') return verdict;
  const isCollected = acts.some(
    ({ facts, isWaiting }) =>
      isWaiting &&
      facts.action === 'GIVE' &&
      facts.customerCode === read.pass.customerCode &&
      facts.visit !== visit,
  );
  return isCollected ? 'USED_HERE' : undefined;
}

const verifyHere: VerifySignature = async (publicKey, signature, signed) => {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey };
  const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, Uint8Array.from(signature), Uint8Array.from(signed));
};

/**
 * How many parcels a pass allows to be given yet: those that were given by it offline, and `others` that were given
 * online or brought, are taken off. Undefined of one without a limit.
 */
export function leftByPass(
  { serial, parcelLimit }: ShownPass,
  acts: readonly CounterAct[],
  others: number,
): number | undefined {
  if (parcelLimit === null) return undefined;
  const handedOver = acts.filter(
    ({ facts }) =>
      facts.action === 'GIVE' && facts.pass !== undefined && readPassText(facts.pass)?.pass.serial === serial,
  );
  return parcelLimit - handedOver.length - others;
}
