/** What the browser says of a port: the maker and kind of a USB device, nothing of a socket of the machine itself. */
export type SerialInfo = { usbVendorId?: number; usbProductId?: number };

/** A port of Web Serial, as far as it is used here. */
export type SerialPort = EventTarget & {
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
  open: (options: { baudRate: number; dataBits: 7 | 8; parity: 'none' | 'even' }) => Promise<void>;
  close: () => Promise<void>;
  forget?: () => Promise<void>;
  getInfo: () => SerialInfo;
};

type Serial = EventTarget & {
  /** Asks the person, after a press of theirs; rejects with `NotFoundError` where none was chosen. */
  requestPort: () => Promise<SerialPort>;
  /** Those that the person has allowed before. */
  getPorts: () => Promise<SerialPort[]>;
};

/** Undefined where the browser has none: every phone, Firefox, Safari, a page without https. */
export function serialOf(): Serial | undefined {
  return (navigator as { serial?: Serial }).serial;
}

export function isSamePort(one: SerialInfo, other: SerialInfo): boolean {
  return one.usbVendorId === other.usbVendorId && one.usbProductId === other.usbProductId;
}
