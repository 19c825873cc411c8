import { locales } from '@rohi/contract/locales';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';

const dayMs = 24 * 3_600_000;
/** RFC 9116, 2.5.5 asks for less than a year. */
const holdsDays = 180;

type Site = {
  clock: Clock;
  /** `https://example.tj`, without a slash at the end. */
  publicUrl: string | undefined;
  /** Where faults are reported: an address of the operator's, or what the office has set for everybody. */
  readContact: () => Promise<string | undefined>;
};

/**
 * Where somebody who has found a fault of the service reports it (RFC 9116): an e-mail address, else the page of
 * contacts, which an https address of the site has. Without any address there is no such file.
 */
export function serveSecurityTxt(app: FastifyInstance, { clock, publicUrl, readContact }: Site): void {
  const path = '/.well-known/security.txt';
  const canonical = publicUrl?.startsWith('https:') === true ? publicUrl : undefined;
  app.get(path, async (_request, reply) => {
    const contact = uriOf(await readContact()) ?? (canonical && `${canonical}/ru/contact/`);
    if (contact === undefined) return reply.callNotFound();
    // The day, so that the file is the same for everybody until it ends.
    const end = new Date(Math.floor(clock.now().getTime() / dayMs) * dayMs + holdsDays * dayMs);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${end.toISOString().replace('.000', '')}`,
      `Preferred-Languages: ${locales.join(', ')}`,
      ...(canonical === undefined ? [] : [`Canonical: ${canonical}${path}`]),
    ];
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
      .send(`${lines.join('\n')}\n`);
  });
  // Where it stood before the standard.
  app.get('/security.txt', (_request, reply) => reply.redirect(path, 301));
}

/** A web address as it is, an e-mail address as `mailto:` with nothing in it that would begin another line or field. */
function uriOf(contact: string | undefined): string | undefined {
  if (contact === undefined || contact.startsWith('https:')) return contact;
  return `mailto:${encodeURIComponent(contact).replaceAll('%40', '@')}`;
}
