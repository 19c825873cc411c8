/** What the files of an archive are, for the person who opens it. */
import type { Locale } from '@rohi/contract/locales';
import { balanceBook, customerBook, parcelBook } from './move-in-books.ts';
import { readmeTexts } from './move-out-texts.ts';
import { moveOutSubjects, tablesOfSubject } from './move-out-tables.ts';

/** Markdown in one language; names of files and columns are the same in all. */
export function readmeOf(locale: Locale, { at, version }: { at: Date; version: string }): string {
  const texts = readmeTexts[locale];
  const books = [
    ['customers', customerBook],
    ['parcels', parcelBook],
    ['balances', balanceBook],
  ] as const;
  const parts = [
    `# ${texts.title}`,
    `${texts.made}: ${at.toISOString()} (${version})`,
    texts.about,
    '## move-in/',
    texts.moveIn,
    books.map(([name, { headings }]) => `- \`${name}-1.csv\`: ${headings.join('; ')}`).join('\n'),
    texts.order,
    '## data/',
    texts.data,
    ...moveOutSubjects.flatMap((subject) => [
      `### data/${subject}/: ${texts.subjects[subject]}`,
      tablesOfSubject(subject)
        .map(({ table, columns }) => `- \`${table}.jsonl\`: ${columns.join(', ')}`)
        .join('\n'),
    ]),
    '## vouchers/',
    texts.vouchers,
    '## pictures/',
    texts.pictures,
    '## summary.json',
    texts.summary,
    `## ${texts.leftTitle}`,
    texts.left,
  ];
  return `${parts.join('\n\n')}\n`;
}
