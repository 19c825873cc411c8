import type { StaffAuditEntry } from '@rohi/contract/audit/audit-list.contract';
import type { ListDefinition } from '../list/list-definition.ts';
import { momentText } from '../list/moment-text.ts';
import { auditTexts } from './audit-words.ts';
import css from './audit.module.css';

function actionName(action: string): string {
  return auditTexts.read().actions[action] ?? action;
}

function subjectText({ subjectType, subjectId }: StaffAuditEntry): string {
  const { things } = auditTexts.read();
  return `${things[subjectType] ?? subjectType} · ${subjectId.slice(0, 24)}`;
}

/** `pinned: false → true`, or the name of the field alone. */
function changesText({ changes }: StaffAuditEntry): string {
  return changes
    .map(({ field, before, after }) =>
      before === null && after === null
        ? field
        : before === null
          ? `${field}: ${after}`
          : `${field}: ${before} → ${after ?? '—'}`,
    )
    .join(', ');
}

/** One entry, whole. */
function EntryFacts({ row }: { row: StaffAuditEntry }) {
  const { columns, facts } = auditTexts.read();
  return (
    <div className={css.entry}>
      <dl className={css.facts}>
        <dt>{columns.at}</dt>
        <dd>{momentText(row.at)}</dd>
        <dt>{columns.actor}</dt>
        <dd>{row.actor}</dd>
        <dt>{columns.action}</dt>
        <dd>
          {actionName(row.action)} <code>{row.action}</code>
        </dd>
        <dt>{facts.subject}</dt>
        <dd>
          {row.subjectType} {row.subjectId}
        </dd>
        <dt>{facts.address}</dt>
        <dd>{row.address ?? '—'}</dd>
        <dt>{facts.device}</dt>
        <dd>{row.device || '—'}</dd>
        <dt>{facts.number}</dt>
        <dd>{row.id}</dd>
      </dl>
      {row.changes.length > 0 && (
        <table className={css.changes}>
          <caption>{columns.changes}</caption>
          <tbody>
            {row.changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{before === null && after === null ? facts.changed : (before ?? '—')}</td>
                <td>{after ?? '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

export function auditList(): ListDefinition<StaffAuditEntry, object> {
  const texts = auditTexts.read();
  const { columns } = texts;
  return {
    path: '/staff/audit',
    texts,
    usualSort: '-at',
    withoutHistory: true,
    nameOf: (row) => actionName(row.action),
    columns: [
      { key: 'at', title: columns.at, width: 200, sortable: true, cell: (row) => momentText(row.at) },
      { key: 'actor', title: columns.actor, width: 150, cell: (row) => row.actor },
      { key: 'action', title: columns.action, width: 210, cell: (row) => actionName(row.action) },
      { key: 'subject', title: columns.subject, width: 260, minor: true, cell: subjectText },
      { key: 'changes', title: columns.changes, cell: changesText },
    ],
    filters: [
      {
        key: 'thing',
        label: texts.thing,
        options: Object.entries(texts.things).map(([value, label]) => ({ value, label })),
      },
    ],
    facts: EntryFacts,
  };
}
