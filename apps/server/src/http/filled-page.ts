import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FactValues } from '@rohi/contract/page-facts/fill-facts';
import { brandStyleIn, fillPage } from '@rohi/contract/page-facts/fill-page';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page as it stands at this moment. */
export type PageSource = () => Promise<ReadyPage>;

/** A page ready to be sent; what is compressed is compressed once, when it is first asked for. */
type ReadyPage = {
  text: string;
  tag: string;
  plain: Buffer;
  packed: Map<string, Promise<Buffer>>;
  /** Hash of the style of the firm's colour, which the policy of the page must allow. */
  brandHash: string | null;
};

const brotliText = promisify(brotliCompress);
const gzipText = promisify(gzip);

/** The page of every visit; the others are packed a tenth as long for a few bytes more. */
const hardest = 11;
const hard = 9;

function prepare(text: string, brand: string | null = null): ReadyPage {
  const plain = Buffer.from(text);
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const brandHash = brand === null ? null : createHash('sha256').update(brand).digest('base64');
  return { text, tag, plain, packed: new Map(), brandHash };
}

/** A page that says no facts. */
export function unfilledPage(text: string): PageSource {
  const page = Promise.resolve(prepare(text));
  return () => page;
}

/**
 * A page of the build with the facts of the moment in their places. It is filled anew when `readFacts` returns other
 * facts than before, and packed anew when that has changed it.
 */
export function filledPage(template: string, readFacts: () => Promise<FactValues>): PageSource {
  let current: { facts: FactValues; page: ReadyPage } | undefined;
  return async () => {
    const facts = await readFacts();
    if (current?.facts === facts) return current.page;
    const text = fillPage(template, facts);
    const page = current?.page.text === text ? current.page : prepare(text, brandStyleIn(facts));
    current = { facts, page };
    return page;
  };
}

/**
 * Answers with the page, packed as the request takes it, or with 304 when it has it. Browsers ask again every time.
 * `policy` is that of the page without a style of its firm; `packing`: `hardest` for the page of every visit.
 */
export async function sendPage(
  source: PageSource,
  request: FastifyRequest,
  reply: FastifyReply,
  { policy, packing = 'hard' }: { policy: string; packing?: 'hard' | 'hardest' },
): Promise<Buffer | string> {
  const page = await source();
  void reply.header('content-security-policy', withStyle(policy, page.brandHash));
  reply.headers({ 'cache-control': 'no-cache', etag: page.tag, vary: 'accept-encoding' });
  if (request.headers['if-none-match']?.includes(page.tag) === true) {
    reply.code(304);
    return '';
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name));
  if (encoding === undefined) return page.plain;
  reply.header('content-encoding', encoding);
  return packOnce(page, encoding, packing === 'hardest' ? hardest : hard);
}

function withStyle(policy: string, hash: string | null): string {
  return hash === null ? policy : policy.replace(/style-src 'self'/, `$& 'sha256-${hash}'`);
}

/** Packs a page before anybody asks for it. */
export async function packAhead(source: PageSource): Promise<void> {
  await packOnce(await source(), 'br', hardest);
}

function packOnce(page: ReadyPage, encoding: string, quality: number): Promise<Buffer> {
  const existing = page.packed.get(encoding);
  if (existing !== undefined) return existing;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const packed = encoding === 'br' ? brotliText(page.plain, { params }) : gzipText(page.plain, { level: 9 });
  page.packed.set(encoding, packed);
  return packed;
}
