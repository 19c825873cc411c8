import { newRequestId } from '../../shared/api/request-id.ts';

const key = 'counterDevice';
let ofThisPage: string | undefined;

/** By what the service knows this browser at a counter: tries of codes are counted for it. Where nothing can be stored it is another one for each page. */
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
