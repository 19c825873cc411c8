import type { Page } from '@playwright/test';

/** A port that a scale is plugged into, as tests hold it: what it says, how it was opened, what it was asked. */
type Played = {
  line: string;
  isPlugged: boolean;
  asked: string[];
  opened: unknown[];
  port: object & { readable: ReadableStream | null; writable: WritableStream | null };
  sender: ReadableStreamDefaultController<Uint8Array> | undefined;
};
type WithPlayed = { played: Played };

/**
 * Puts a serial port into the page, in the place of the browser's own: what a scale says comes ten times a second in
 * pieces of 1, 2, 3 … bytes, as over a slow line. Whether the person has allowed it is remembered as the browser does.
 */
export async function playSerialScale(page: Page): Promise<void> {
  await page.addInitScript(playPort);
  await page.addInitScript(playBrowser);
}

function playPort(): void {
  const port = Object.assign(new EventTarget(), {
    readable: null as ReadableStream<Uint8Array> | null,
    writable: null as WritableStream<Uint8Array> | null,
    getInfo: () => ({ usbVendorId: 0x1a86, usbProductId: 0x7523 }),
    open(options: unknown) {
      if (port.readable !== null) return Promise.reject(new DOMException('open', 'InvalidStateError'));
      played.opened.push(options);
      port.readable = new ReadableStream({ start: (controller) => void (played.sender = controller) });
      port.writable = new WritableStream({
        write: (bytes) => void played.asked.push(new TextDecoder().decode(bytes)),
      });
      return Promise.resolve();
    },
    close() {
      port.readable = null;
      port.writable = null;
      played.sender = undefined;
      return Promise.resolve();
    },
  });
  const played: Played = { line: '', isPlugged: true, asked: [], opened: [], port, sender: undefined };
  setInterval(() => {
    const bytes = Uint8Array.from(played.line, (sign) => sign.charCodeAt(0));
    let size = 1;
    for (let from = 0; from < bytes.length; from += size, size = (size % 5) + 1)
      played.sender?.enqueue(bytes.slice(from, from + size));
  }, 100);
  Object.assign(globalThis, { played });
}

function playBrowser(): void {
  const { played } = globalThis as unknown as WithPlayed;
  const portName = 'played-serial-port';
  const serial = Object.assign(new EventTarget(), {
    requestPort() {
      localStorage.setItem(portName, 'yes');
      return Promise.resolve(played.port);
    },
    getPorts: () =>
      Promise.resolve(played.isPlugged && localStorage.getItem(portName) !== null ? [played.port] : []),
  });
  Object.defineProperty(navigator, 'serial', { value: serial });
}

/** From now on the scale sends this, again and again. */
export async function scaleSays(page: Page, line: string): Promise<void> {
  await page.evaluate((next) => void ((globalThis as unknown as WithPlayed).played.line = next), line);
}

/** Pulls the scale out: the stream of its port breaks, and none follows. Plugged in again the browser says so. */
export async function plugScale(page: Page, isPlugged: boolean): Promise<void> {
  await page.evaluate((next) => {
    const { played } = globalThis as unknown as WithPlayed;
    played.isPlugged = next;
    if (next) {
      const { serial } = navigator as unknown as { serial: EventTarget };
      serial.dispatchEvent(new Event('connect'));
      return;
    }
    const lost = played.sender;
    Object.assign(played.port, { readable: null, writable: null });
    played.sender = undefined;
    lost?.error(new DOMException('lost', 'NetworkError'));
  }, isPlugged);
}

/** How the port was opened last, and what the scale was asked. */
export async function readPort(page: Page): Promise<{ opened: unknown; asked: string[] }> {
  return page.evaluate(() => {
    const { opened, asked } = (globalThis as unknown as WithPlayed).played;
    return { opened: opened.at(-1), asked };
  });
}
