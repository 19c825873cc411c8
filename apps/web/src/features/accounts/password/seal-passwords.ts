import { sealAlgorithm, sealEncryption } from '@rohi/contract/accounts/sealed-password';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { serverNow } from '../../../shared/session/session-state.ts';

type PublicKey = ReplyTo<'GET /common/sysinfo'>['passwordKey'];

let knownKey: Promise<PublicKey> | undefined;

function askForKey(): Promise<PublicKey> {
  knownKey ??= call('GET /common/sysinfo', {
    quiet: true,
    withoutToken: true,
  }).then(
    ({ passwordKey }) => passwordKey ?? null,
    (error: unknown) => {
      knownKey = undefined;
      throw error;
    },
  );
  return knownKey;
}

/**
 * Seals passwords to the service's public key (specification, section 5: "transformed before sending"). They go as
 * typed where there is no key, and over plain http from another machine, where browsers have no cryptography to seal
 * with.
 */
async function sealPasswords(passwords: readonly string[]): Promise<string[]> {
  // The type says that it is always there; over plain http it is not.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  const key = subtle && (await askForKey());
  if (!key) return [...passwords];
  const { CompactEncrypt, importJWK } = await import('jose');
  const publicKey = await importJWK(key, sealAlgorithm);
  return Promise.all(
    passwords.map((password) => {
      const inside = new TextEncoder().encode(JSON.stringify({ p: password, t: serverNow() }));
      const header = { alg: sealAlgorithm, enc: sealEncryption, ...(key.kid ? { kid: key.kid } : {}) };
      return new CompactEncrypt(inside).setProtectedHeader(header).encrypt(publicKey);
    }),
  );
}

/**
 * Makes a call with passwords sealed. When the service cannot open them, its key has changed: it is asked for again,
 * once.
 * @param send makes the call with the passwords as they go over the wire; it must show no failure itself
 */
export async function sendSealed<Data>(
  passwords: readonly string[],
  send: (...sealed: string[]) => Promise<Data>,
): Promise<Data> {
  try {
    return await send(...(await sealPasswords(passwords)));
  } catch (error) {
    if (!(error instanceof ApiError) || error.error !== 'auth.unreadablePassword') throw error;
    knownKey = undefined;
    return send(...(await sealPasswords(passwords)));
  }
}
