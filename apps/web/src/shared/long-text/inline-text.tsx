/* oxlint-disable react/no-array-index-key -- the parts of a text never change their places */
import { htmlLang } from '@rohi/contract/locales';
import { findPage } from '@rohi/contract/site/pages';
import type { PageName } from '@rohi/contract/site/pages';
import type { ReactNode } from 'react';
import { hrefOf } from '../router/hash-router.ts';
import type { Inline } from './long-text-data.ts';

/** A link within the text leads to a heading of this page, to another page, or out of the site. */
function LinkTo({ to, page, children }: { to: string; page: PageName; children: ReactNode }) {
  if (to.startsWith('#')) return <a href={hrefOf(page, { q: to.slice(1) })}>{children}</a>;
  const [path = '', query] = to.split('?');
  const target = findPage(path);
  if (target !== undefined) return <a href={hrefOf(target, new URLSearchParams(query))}>{children}</a>;
  return to.startsWith('https:') ? (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  ) : (
    <a href={to}>{children}</a>
  );
}

function Piece({ piece, page }: { piece: Inline; page: PageName }) {
  if (typeof piece === 'string') return piece;
  if ('zh' in piece) return <span lang={htmlLang.zh}>{piece.zh}</span>;
  if ('b' in piece)
    return (
      <b>
        <InlineText pieces={piece.b} page={page} />
      </b>
    );
  if ('i' in piece)
    return (
      <em>
        <InlineText pieces={piece.i} page={page} />
      </em>
    );
  return (
    <LinkTo to={piece.to} page={page}>
      <InlineText pieces={piece.t} page={page} />
    </LinkTo>
  );
}

/** A line of a long text. `page` is the one that it stands on. */
export function InlineText({ pieces, page }: { pieces: readonly Inline[]; page: PageName }) {
  return pieces.map((piece, index) => <Piece key={index} piece={piece} page={page} />);
}

/** The words of a line without what marks them. */
export function plainText(pieces: readonly Inline[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('zh' in piece) return piece.zh;
      return plainText('b' in piece ? piece.b : 'i' in piece ? piece.i : piece.t);
    })
    .join('');
}
