/**
 * Owns what passes are signed with. Promises that a pass signed with an older key is good to its end, and that the
 * private halves leave the process sealed alone.
 */
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { passHours, type VerifySignature } from '@rohi/contract/collection/passes/judge-pass';
import { packPass, writePassText, type Pass } from '@rohi/contract/collection/passes/pass-text';
import type { Context } from '../../../context.ts';
import {
  addKey,
  deleteKeysBefore,
  fingerprintOfKey,
  listKeys,
  readKeys,
  type InstallationKey,
} from '../../../platform/installation-keys.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'secrets'>;

/** A key signs for so long; then a newer one does. */
const signingDays = 90;

/** What precedes the 32 bytes of an Ed25519 key in PKCS#8 (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The public halves as counters get them, newest first. */
export async function readPublicKeys(deps: Deps): Promise<{ id: string; publicKey: string }[]> {
  return (await readKeys(deps, 'PASS')).map(publicHalf);
}

/** Signs with the newest key: gives the text of the QR. */
export async function passSigner(deps: Deps): Promise<(pass: Omit<Pass, 'keyId'>) => string> {
  const [key] = await readKeys(deps, 'PASS');
  const privateKey = privateHalf(key);
  const { id: keyId } = publicHalf(key);
  return (pass) => {
    const signed = packPass({ ...pass, keyId });
    return writePassText(signed, sign(null, signed, privateKey));
  };
}

export const verifySignature: VerifySignature = async (publicKey, signature, signed) =>
  verify(
    null,
    signed,
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' }),
    signature,
  );

/**
 * Once a day: makes the next key when the newest has signed for 90 days, and forgets those of which no good pass can be
 * left.
 */
export async function renewPassKeys(context: Context): Promise<void> {
  const { db, clock, log } = context;
  const now = clock.now().getTime();
  const [newest] = await listKeys(context, 'PASS');
  if (newest === undefined) return;
  const age = now - newest.createdAt.getTime();
  if (age >= signingDays * 86_400_000) {
    await addKey(context, 'PASS', newest.number + 1);
    log.info({ number: newest.number + 1 }, 'a newer key signs passes');
  } else if (age > (passHours + 24) * 3_600_000) await deleteKeysBefore(db, 'PASS', newest.number);
}

/** By what the keys that passes are signed with are known. */
export async function describePassKeys(deps: Pick<Context, 'db' | 'secrets'>): Promise<string[]> {
  return (await listKeys(deps, 'PASS')).map(({ secret }) => fingerprintOfKey(secret));
}

function privateHalf({ secret }: InstallationKey) {
  return createPrivateKey({ key: Buffer.concat([pkcs8Head, secret]), format: 'der', type: 'pkcs8' });
}

function publicHalf(key: InstallationKey): { id: string; publicKey: string } {
  const { x: publicKey = '' } = createPublicKey(privateHalf(key)).export({ format: 'jwk' });
  const digest = createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex');
  return { id: digest.slice(0, 8), publicKey };
}
