import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Limits are per address; a provider hands out IPv6 by /64, so that much counts as one. What a trusted proxy passed on
 * and is no address counts as one unknown address.
 */
export function addressKey(ip: string): string {
  // The library also takes spellings that are no addresses to us, such as a lone number.
  if (isIP(ip) === 0) return 'unknown';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const groups = (address as ipaddr.IPv6).parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
