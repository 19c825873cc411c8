/** Whether a pass that was scanned is good. The service and an offline counter use the same rule. */
import type { ReadPass } from './pass-text.ts';

/**
 * What a counter goes by: the public keys by which passes are signed, and the passes that were revoked and would still
 * be good.
 */
export type PassKeys = {
  keys: readonly { id: string; publicKey: string }[];
  revoked: readonly string[];
};

/**
 * `FOREIGN`: signed with no key of this installation, or with one that has ended. `FORGED`: the signature is wrong.
 * `CLOCK`: it ends later than any pass can that was made by now, so that the clock of who judges is slow. The rest is
 * what it says.
 */
export type PassVerdict = 'GOOD' | 'FOREIGN' | 'FORGED' | 'CLOCK' | 'EXPIRED' | 'REVOKED' | 'OTHER_POINT';

/** A pass is good so long at most after it was signed. */
export const passHours = 72;

/** Clocks of two machines of the service differ by less. */
const clockGapMs = 60_000;

/** How the signature is checked: public key as it stands in `PassKeys`, the signature, and what it is over. */
export type VerifySignature = (
  publicKey: string,
  signature: Uint8Array,
  signed: Uint8Array,
) => Promise<boolean>;

/**
 * Judges a pass at a point at a moment (`now`: milliseconds since 1970). A device without a reliable clock gives the
 * moment by the clock of the service: its own clock, corrected by the difference seen at the last answer of
 * `GET /hand-over/pass-keys`.
 */
export async function judgePass(
  { pass, signed, signature }: ReadPass,
  { keys, revoked }: PassKeys,
  { pickupPointId, now, verify }: { pickupPointId: number; now: number; verify: VerifySignature },
): Promise<PassVerdict> {
  const key = keys.find(({ id }) => id === pass.keyId);
  if (key === undefined) return 'FOREIGN';
  if (!(await verify(key.publicKey, signature, signed))) return 'FORGED';
  if (revoked.includes(pass.serial)) return 'REVOKED';
  if (pass.notAfter <= now) return 'EXPIRED';
  if (pass.notAfter > now + passHours * 3_600_000 + clockGapMs) return 'CLOCK';
  return pass.pickupPointId === null || pass.pickupPointId === pickupPointId ? 'GOOD' : 'OTHER_POINT';
}
