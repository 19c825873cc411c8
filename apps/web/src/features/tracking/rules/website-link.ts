/** The address when it may stand in a link (http or https only), else undefined. */
export function linkToWebsite(address: string | null): string | undefined {
  if (address === null) return undefined;
  try {
    const { protocol, href } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
