import type { DataOf } from '@rohi/contract/endpoint';
import { htmlLang, locales } from '@rohi/contract/locales';
import type { LocaleTexts } from '@rohi/contract/locales';
import type { listWords as listWordsCall } from '@rohi/contract/reference-data/dictionary.contract';
import { locale } from '../../../shared/i18n/locale.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import type { ListDefinition } from '../../kit/list/list-definition.ts';
import { listWords } from '../../kit/kit-words.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { catalogueWords } from '../screen-words.ts';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './words-list.module.css';

type Word = DataOf<typeof listWordsCall>['list'][number];

function isChanged({ names, ownNames }: Word): boolean {
  return locales.some((each) => names[each] !== ownNames[each]);
}

/** What the program says by itself, what must not be lost, and when customers will see a change. */
function WordFacts({ row }: { row: Word }) {
  const { wordFacts } = catalogueWords.read();
  const { languages } = listWords.read();
  return (
    <Grid gap={12} marginBottom={20}>
      <p className={css.when}>{wordFacts.when}</p>
      <Grid
        as="dl"
        gap={6}
        paddingX={16}
        paddingY={14}
        border="all"
        radius="small"
        aria-label={wordFacts.own}
      >
        <Text as="dt" tone="faint" size={13}>
          {wordFacts.own}
        </Text>
        <Text as="dd" tone="faint" size={13} />
        {locales.map((each) => (
          <Grid key={each} gap={12} className={css.line}>
            <Text as="dt" tone="faint">
              {languages[each]}
            </Text>
            <dd lang={htmlLang[each]}>{row.ownNames[each]}</dd>
          </Grid>
        ))}
      </Grid>
      {row.placeholders.length > 0 && (
        <p>
          {wordFacts.placeholders}: <code className={css.code}>{row.placeholders.join(' ')}</code>
        </p>
      )}
      {row.writtenAt !== null && (
        <p className={css.when}>
          {wordFacts.changed}: {momentText(row.writtenAt)}, {row.writtenBy}
        </p>
      )}
    </Grid>
  );
}

export function wordsList(): ListDefinition<Word, { names: LocaleTexts }> {
  const names = fieldNames('word');
  const { words, columns, filters, sections, wordFacts, ...more } = catalogueWords.read();
  const types: Readonly<Record<string, string>> = more.types;
  return {
    path: '/staff/words',
    thing: 'word',
    texts: words,
    edit: 'dictionary:edit',
    usualSort: '',
    nameOf: (row) => row.names[locale],
    columns: [
      { key: 'name', title: columns.word, sortable: true, cell: (row) => row.names[locale] },
      { key: 'type', title: names.consType, width: 220, cell: (row) => types[row.consType] ?? row.consType },
      {
        key: 'consValue',
        title: names.consValue,
        width: 270,
        minor: true,
        sortable: true,
        cell: (row) => row.consValue,
      },
      {
        key: 'writtenAt',
        title: names.writtenBy,
        width: 190,
        sortable: true,
        cell: (row) =>
          isChanged(row) ? (
            <ToneLabel tone="lapis">{row.writtenBy ?? ''}</ToneLabel>
          ) : (
            <span className={css.asProgram}>{wordFacts.asProgram}</span>
          ),
      },
    ],
    filters: [
      {
        key: 'consType',
        label: names.consType,
        options: Object.entries(types).map(([value, label]) => ({ value, label })),
      },
      { key: 'changed', label: filters.onlyChanged, options: [{ value: 'yes', label: filters.yes }] },
    ],
    fieldsOf: ({ names }) => ({ names }),
    facts: WordFacts,
    withoutHistory: true,
    withoutFile: true,
    sections: [
      {
        title: sections.words,
        fields: [{ kind: 'texts', key: 'names', max: 300, rows: 2, required: true }],
      },
    ],
  };
}
