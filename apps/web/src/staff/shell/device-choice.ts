const yearSeconds = 31_536_000;

/** What was chosen on this device and the end of a session does not clear; undefined where nothing was. */
export function readDeviceChoice(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];
}

/**
 * Stores a choice for the pages of the console; an empty one is forgotten. Only letters, digits and `-._~` may stand in
 * it.
 */
export function storeDeviceChoice(name: string, choice: string): void {
  const age = choice === '' ? 0 : yearSeconds;
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store needs https, and is read later than the first frame
  document.cookie = `${name}=${choice}; path=/staff; max-age=${age}; samesite=strict`;
}
