import { createHash } from 'node:crypto';
import type { FastifyReply, RouteShorthandOptions } from 'fastify';
import { localeHeader, tokenHeader } from '@rohi/contract/envelope';

/** How long browsers and proxies may answer for us: a changed list reaches everybody a minute later. */
const publicForSeconds = 60;

/**
 * For calls with an answer that is the same for everybody: it may be cached for a minute, and a repeated request gets a
 * 304 without a body. The language is part of the key. Failures stay out of every cache.
 */
export const publiclyCached: RouteShorthandOptions = taggedBy((reply) => {
  reply
    .header('cache-control', `public, max-age=${publicForSeconds}`)
    .header('vary', joinVary(reply, localeHeader));
});

/**
 * The same tag for an answer that only the caller may have: no shared cache stores it, but a client that does so may
 * ask again.
 */
export const privatelyTagged: RouteShorthandOptions = taggedBy((reply) => {
  reply.header('vary', joinVary(reply, `${localeHeader}, ${tokenHeader}`));
});

function taggedBy(mark: (reply: FastifyReply) => void): RouteShorthandOptions {
  return {
    onSend: (request, reply, payload, done) => {
      if (reply.statusCode !== 200 || !Buffer.isBuffer(payload)) return done(null, payload);
      const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', tag);
      mark(reply);
      if (!isKnown(request.headers['if-none-match'], tag)) return done(null, payload);
      reply.code(304).removeHeader('content-type').removeHeader('content-length');
      done(null, null);
    },
  };
}

function joinVary(reply: FastifyReply, headers: string): string {
  const current = reply.getHeader('vary');
  return current === undefined ? headers : `${String(current)}, ${headers}`;
}

/** RFC 9110, If-None-Match: any of the tags, weak ones too, or `*`. */
function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')));
}
