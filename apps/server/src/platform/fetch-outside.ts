import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';

/**
 * Where no address of the outside world is: loopback, private and link-local networks, what maps or tunnels to them,
 * what is never given out, multicast.
 */
const insideNetworks: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['::ffff:0:0:0', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 32, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];
const inside = new BlockList();
for (const [network, prefix, family] of insideNetworks) inside.addSubnet(network, prefix, family);

/**
 * True for an address that a request to the outside may go to. An IPv6 form of an IPv4 address is judged as the latter.
 */
export function isOutsideAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !inside.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Something that was not fetched; the message is for the log. */
export class FetchRefusal extends Error {}

export type FetchOptions = {
  timeoutMs: number;
  mostBytes: number;
  /** Lets a test talk to its own peer over plain http. */
  allowLoopback?: boolean;
};

/**
 * Fetches a file from an address outside of our networks: https only, the name resolved once and that address connected
 * to, no redirect followed, so much time and so many bytes. Rejects with FetchRefusal.
 */
export async function fetchOutside(address: string, options: FetchOptions): Promise<Buffer> {
  const url = new URL(address);
  const { timeoutMs, allowLoopback = false } = options;
  if (url.protocol !== 'https:' && !allowLoopback) throw new FetchRefusal('only https is fetched');
  if (url.username !== '' || url.password !== '') throw new FetchRefusal('an address holds no password');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const [found] = await lookup(host, { all: true, order: 'verbatim' }).catch(() => []);
  if (found === undefined) throw new FetchRefusal(`${host} has no address`);
  if (!allowLoopback && !isOutsideAddress(found.address))
    throw new FetchRefusal(`${host} is an address of an inner network`);
  const timeout = AbortSignal.timeout(timeoutMs);
  return readAnswer(
    await ask(url, {
      method: 'GET',
      headers: { accept: 'application/xml, text/xml', 'accept-encoding': 'identity', host: url.host },
      signal: timeout,
      // The name is not looked up again: another answer could be an inner address.
      lookup: (_host, lookupOptions, done) =>
        lookupOptions.all === true ? done(null, [found]) : done(null, found.address, found.family),
    }),
    options,
  );
}

function ask(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, { ...options, agent: false }, resolve)
      .on('error', (error) => reject(new FetchRefusal(`not fetched: ${error.message}`, { cause: error })))
      .end();
  });
}

async function readAnswer(answer: IncomingMessage, { mostBytes }: FetchOptions): Promise<Buffer> {
  try {
    if (answer.statusCode !== 200) throw new FetchRefusal(`answered ${answer.statusCode}`);
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > mostBytes) throw new FetchRefusal(`larger than ${mostBytes} bytes`);
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof FetchRefusal) throw error;
    throw new FetchRefusal(`broke off: ${(error as Error).message}`, { cause: error });
  } finally {
    answer.destroy();
  }
}
