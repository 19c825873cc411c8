/** Where a request comes from, as far as accounts record it. */
export type Client = { address: string; userAgent: string };

const longestUserAgent = 300;

/** The address and User-Agent header of a request; the header is cut to what is stored. */
export function clientOf(address: string, userAgent: string | undefined): Client {
  return {
    address,
    userAgent: (userAgent ?? '').replaceAll('\0', '').slice(0, longestUserAgent).toWellFormed(),
  };
}
