import { actorName, fieldName, thingName, shownChanges } from '@rohi/contract/audit/audit-text';
import type { StaffAuditEntry } from '@rohi/contract/audit/audit-list.contract';
import type { AuditWords } from '@rohi/contract/audit/words/audit-words';
import { ArrowUpRight } from 'lucide-react';
import { Fragment } from 'react';
import { call } from '../../../shared/api/call.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { auditWords } from '../../kit/list/audit-words.ts';
import type { ListDefinition, Option } from '../../kit/list/list-definition.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { ValueView } from '../../kit/list/value-view.tsx';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { auditTexts } from '../screen-words.ts';
import { linkOfRecord } from './record-link.ts';
import { Box, Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './audit.module.css';
import { personName } from '../../kit/people.ts';

const longestId = 24;
function actionName({ actions }: AuditWords, action: string): string {
  return actions[action] ?? action;
}

function subjectText(words: AuditWords, { subjectType, subjectId }: StaffAuditEntry): string {
  return `${thingName(words, subjectType)} · ${subjectId.slice(0, longestId)}`;
}

/** One entry, whole: who, what, from where, and each field as it was and as it became. */
function EntryFacts({ row }: { row: StaffAuditEntry }) {
  const { columns, facts } = auditTexts.read();
  const words = auditWords.of(row.subjectType);
  const href = linkOfRecord(row, useUser(), useStaffRoute().line);
  return (
    <Grid gap={24}>
      <Grid as="dl" rowGap={10} columnGap={16} breaks className={css.facts}>
        <dt>{columns.at}</dt>
        <dd>{momentText(row.at)}</dd>
        <dt>{columns.actor}</dt>
        <dd>{personName(actorName(words, row))}</dd>
        <dt>{columns.action}</dt>
        <dd>{actionName(words, row.action)}</dd>
        <dt>{facts.subject}</dt>
        <dd>
          {thingName(words, row.subjectType)} · {row.subjectId}
          {href !== undefined && (
            <Text
              as="a"
              display="inline-flex"
              gap={4}
              align="center"
              tone="lapis"
              weight={600}
              lines="nowrap"
              className={css.link}
              href={href}
            >
              {facts.open}
              <Icon of={ArrowUpRight} size={16} />
            </Text>
          )}
        </dd>
        <dt>{facts.address}</dt>
        <dd>{row.address ?? '—'}</dd>
        <dt>{facts.device}</dt>
        <dd>{row.device || '—'}</dd>
        <dt>{facts.number}</dt>
        <dd>{row.id}</dd>
      </Grid>
      {shownChanges(row).length > 0 && <Changes row={row} words={words} />}
    </Grid>
  );
}

function Changes({ row, words }: { row: StaffAuditEntry; words: AuditWords }) {
  const { columns, facts } = auditTexts.read();
  // Only a change of a row has a value from before; other actions carry what they were done with.
  const isChange = row.action.endsWith(':edit');
  return (
    <Box as="table" wide size={13} className={css.changes}>
      <caption>{isChange ? columns.changes : facts.details}</caption>
      {isChange && (
        <thead>
          <tr>
            <th scope="col">{facts.field}</th>
            <th scope="col">{facts.before}</th>
            <th scope="col">{facts.after}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {shownChanges(row).map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldName(words, field)}</th>
            {isChange && (
              <td>
                {(before !== null || after !== null) && (
                  <ValueView list={{ thing: row.subjectType }} path={field} value={before} empty="—" />
                )}
              </td>
            )}
            <td>
              {before === null && after === null && isChange ? (
                facts.changed
              ) : (
                <ValueView list={{ thing: row.subjectType }} path={field} value={after} empty="—" />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** `Закреплено: нет → да`, one after the other; the name of a field alone where the record quotes no values. */
function ChangesLine({ row, words }: { row: StaffAuditEntry; words: AuditWords }) {
  return shownChanges(row).map(({ field, before, after }, index) => (
    <Fragment key={field}>
      {index > 0 && words.marks.semicolon}
      {fieldName(words, field)}
      {(before !== null || after !== null) && words.marks.colon}
      {before !== null && (
        <>
          <ValueView list={{ thing: row.subjectType }} path={field} value={before} empty="—" /> →{' '}
        </>
      )}
      {(before !== null || after !== null) && (
        <ValueView list={{ thing: row.subjectType }} path={field} value={after} empty="—" />
      )}
    </Fragment>
  ));
}

/** The people of the office, and who is no account. */
async function people(): Promise<Option[]> {
  const users = await call('GET /common/all-users', { quiet: true });
  const { actors } = auditWords.read();
  return [
    ...users.map(({ id, name, username }) => ({
      value: id,
      label: name === username ? name : `${name} · ${username}`,
    })),
    ...(['visitor', 'system'] as const).map((value) => ({ value, label: actors[value] })),
  ];
}

export function auditList(): ListDefinition<StaffAuditEntry, object> {
  const texts = auditTexts.read();
  const { columns } = texts;
  const words = auditWords.read();
  const options = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }));
  return {
    path: '/staff/audit',
    texts,
    usualSort: '-at',
    withoutHistory: true,
    nameOf: (row) => actionName(words, row.action),
    columns: [
      { key: 'at', title: columns.at, width: 200, sortable: true, cell: (row) => momentText(row.at) },
      { key: 'actor', title: columns.actor, width: 150, cell: (row) => personName(actorName(words, row)) },
      { key: 'action', title: columns.action, width: 250, cell: (row) => actionName(words, row.action) },
      {
        key: 'subject',
        title: columns.subject,
        width: 260,
        minor: true,
        cell: (row) => subjectText(words, row),
      },
      {
        key: 'changes',
        title: columns.changes,
        cell: (row) => <ChangesLine row={row} words={auditWords.of(row.subjectType)} />,
      },
    ],
    filters: [
      { key: 'days', label: texts.days, days: true },
      { key: 'person', label: columns.actor, loadOptions: people },
      { key: 'group', label: columns.action, options: options(words.groups) },
      { key: 'thing', label: texts.thing, options: options(words.things) },
    ],
    facts: EntryFacts,
  };
}
