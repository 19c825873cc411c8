import { newRequestId } from '../../shared/api/request-id.ts';
import { readOwnDevice } from '../stations/device/device-store.ts';

const key = 'counterDevice';
let ofThisPage: string | undefined;

/**
 * By what a browser that is no registered device names itself in what is recorded. Where nothing can be stored it is
 * another one for each page.
 */
export function ownDeviceId(): string {
  try {
    const stored = localStorage.getItem(key);
    if (stored !== null && /^[\da-f-]{36}$/.test(stored)) return stored;
    ofThisPage ??= newRequestId();
    localStorage.setItem(key, ofThisPage);
  } catch {
    ofThisPage ??= newRequestId();
  }
  return ofThisPage;
}

/**
 * The device that this browser is registered as, which the service counts tries of codes for; where it is none, as
 * `ownDeviceId`.
 */
export async function counterDeviceId(): Promise<string> {
  const registered = await readOwnDevice().catch(() => undefined);
  return registered?.id ?? ownDeviceId();
}
