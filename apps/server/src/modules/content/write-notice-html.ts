import type { NoticeBlock, NoticeInline } from '@rohi/contract/content/notice-text';
import { findPage } from '@rohi/contract/site/pages';

/** A notice as HTML for clients that show it as it is: only these tags, every word escaped. */
export function writeNoticeHtml(blocks: readonly NoticeBlock[]): string {
  return blocks.map(writeBlock).join('\n');
}

function writeBlock(block: NoticeBlock): string {
  if ('p' in block) return writeParagraph(block);
  if ('h' in block) return `<h${block.h} id="${escape(block.id)}">${writeInline(block.t)}</h${block.h}>`;
  if ('note' in block) return `<blockquote>${block.note.map(writeParagraph).join('')}</blockquote>`;
  const items = block.list
    .map((item) => `<li>${item.map(({ p }) => writeInline(p)).join('<br>')}</li>`)
    .join('');
  if (block.start === undefined) return `<ul>${items}</ul>`;
  return block.start === 1 ? `<ol>${items}</ol>` : `<ol start="${block.start}">${items}</ol>`;
}

function writeParagraph({ p }: { p: readonly NoticeInline[] }): string {
  return `<p>${writeInline(p)}</p>`;
}

function writeInline(pieces: readonly NoticeInline[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return escape(piece);
      if ('b' in piece) return `<strong>${piece.b.map(escape).join('')}</strong>`;
      if ('i' in piece) return `<em>${piece.i.map(escape).join('')}</em>`;
      return `<a href="${escape(addressOf(piece.to))}" rel="noreferrer">${piece.t.map(escape).join('')}</a>`;
    })
    .join('');
}

/** Pages of the site live behind the hash. */
function addressOf(target: string): string {
  const [path = ''] = target.split('?');
  return findPage(path) === undefined ? target : `/#${target}`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
