import { createHmac, timingSafeEqual } from 'node:crypto';

/** The device at which somebody may go on offline, the login, and the times from and to. */
export type Permit = { deviceId: string; loginId: string; from: Date; to: Date };

/** A log-in is good for so long offline at most. */
const longestMs = 16 * 3_600_000;
/** What two clocks of the service may differ by, and a scan may take on its way. */
const toleranceMs = 5 * 60_000;

/** The permit of a login at a device: from its beginning on, and no longer than the login itself may last. */
export function permitOf(deviceId: string, login: { id: string; beganAt: Date }, lastsMs: number): Permit {
  const to = new Date(login.beganAt.getTime() + Math.min(lastsMs, longestMs));
  return { deviceId, loginId: login.id, from: login.beganAt, to };
}

/** The permit as its device stores it: what it says, and the signature. The same for the same permit. */
export function writePermit(secret: Buffer, permit: Permit): string {
  return [
    permit.loginId,
    permit.from.getTime(),
    permit.to.getTime(),
    signatureOf(secret, permit).toString('base64url'),
  ].join('.');
}

const pattern = /^([0-9a-f-]{36})\.(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/;

/** What a permit says that was signed for this device; undefined for any other text. */
export function readPermit(secret: Buffer, deviceId: string, text: string): Permit | undefined {
  const [, loginId, from, to, signature] = pattern.exec(text) ?? [];
  if (loginId === undefined || signature === undefined) return undefined;
  const permit = { deviceId, loginId, from: new Date(Number(from)), to: new Date(Number(to)) };
  const signatureBytes = Buffer.from(signature, 'base64url');
  return timingSafeEqual(signatureBytes, signatureOf(secret, permit)) ? permit : undefined;
}

function signatureOf(secret: Buffer, { deviceId, loginId, from, to }: Permit): Buffer {
  const text = `permit:${deviceId}:${loginId}:${from.getTime()}:${to.getTime()}`;
  return createHmac('sha256', secret).update(text).digest();
}

/**
 * When a scan was read by the clock of the service. What the device's clock shows does not matter as long as it shows
 * it evenly: what counts is how long the scan has waited.
 * @param sentAt by the same clock as `scannedAt`; undefined where the device does not say
 */
export function readingTime(scannedAt: Date, sentAt: Date | undefined, now: Date): Date {
  if (sentAt === undefined) return scannedAt;
  return new Date(now.getTime() - (sentAt.getTime() - scannedAt.getTime()));
}

/** Whether a permit was good at that time; a user who has logged out has done nothing under it since. */
export function isGoodAt({ from, to }: Permit, at: Date, loggedOutAt: Date | null): boolean {
  const end = Math.min(to.getTime(), loggedOutAt?.getTime() ?? Infinity);
  return at.getTime() >= from.getTime() - toleranceMs && at.getTime() <= end + toleranceMs;
}

/**
 * The moment that counts for what is said to have been done at `said`: not before any of these could have been, and not
 * after now.
 */
export function boundedMoment(
  claimedAt: Date,
  now: Date,
  notBefore: readonly (Date | null | undefined)[],
): Date {
  const earliest = Math.max(claimedAt.getTime(), ...notBefore.map((each) => each?.getTime() ?? -Infinity));
  return new Date(Math.min(earliest, now.getTime()));
}

/** What was done longer ago is no act any more: a person looks at it. */
const longestAgoMs = 24 * 3_600_000;

/** Whether something was done too long ago to be taken without a person. */
export function isLongAgo(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() > longestAgoMs;
}
