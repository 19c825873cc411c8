export type AddressValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** A path with its names filled in, and behind it what is asked for; keys without a value are left out. */
export function addressOf(path: string, params: AddressValues = {}, query: AddressValues = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? `${filled}?${new URLSearchParams(entries as [string, string][])}` : filled;
}
