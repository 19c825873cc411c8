import { lookKinds } from '@rohi/contract/audit/looks.contract';
import type { LookKind, StaffLook } from '@rohi/contract/audit/looks.contract';
import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import { ArrowUpRight } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { ListDefinition, Option } from '../../kit/list/list-definition.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { personName } from '../../kit/people.ts';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from '../audit/audit.module.css';
import { looksTexts } from '../screen-words.ts';

const screenOfKind: Record<LookKind, StaffMenuKey> = {
  ORDER: 'orders',
  PICTURE: 'claims',
  PHOTO: 'parcels',
  ACCOUNT: 'users',
  LOGINS: 'users',
  MONEY: 'users',
};

/** The address of what was looked at; undefined where the user may not open that screen. */
function useLink({ kind, subjectId }: StaffLook): string | undefined {
  const { menus } = useUser();
  const { line } = useStaffRoute();
  const entry = [...menus[line], ...menus.BSC, ...menus.FBA].find(({ key }) => key === screenOfKind[kind]);
  return entry && `#${entry.route}?${new URLSearchParams({ row: subjectId }).toString()}`;
}

/** What was looked at: an account by its owner, since its number is known to no reader. */
function subjectOf({ subjectId, person }: StaffLook): string {
  return /^[\da-f]{8}-[\da-f]{4}-/.test(subjectId) ? (person ?? '—') : subjectId;
}

function LookFacts({ row }: { row: StaffLook }) {
  const { columns, kinds, open } = looksTexts.read();
  const href = useLink(row);
  const facts = [
    [columns.at, momentText(row.at)],
    [columns.viewer, personName(row.viewer)],
    [columns.kind, kinds[row.kind]],
    [columns.person, row.person ?? '—'],
    [columns.address, row.address ?? '—'],
  ] as const;
  return (
    <Grid gap={24}>
      <Grid as="dl" rowGap={10} columnGap={16} breaks className={css.facts}>
        {facts.map(([name, value]) => [<dt key={`${name}:`}>{name}</dt>, <dd key={name}>{value}</dd>])}
        <dt>{columns.subject}</dt>
        <dd>
          {subjectOf(row)}
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
              {open}
              <Icon of={ArrowUpRight} size={16} />
            </Text>
          )}
        </dd>
      </Grid>
    </Grid>
  );
}

/** The people of the office. */
async function people(): Promise<Option[]> {
  const users = await call('GET /common/all-users', { quiet: true });
  return users.map(({ id, name, username }) => ({
    value: id,
    label: name === username ? name : `${name} · ${username}`,
  }));
}

export function looksList(): ListDefinition<StaffLook, object> {
  const texts = looksTexts.read();
  const { columns, kinds } = texts;
  return {
    path: '/staff/looks',
    texts,
    usualSort: '-at',
    withoutHistory: true,
    nameOf: (row) => kinds[row.kind],
    columns: [
      { key: 'at', title: columns.at, width: 200, sortable: true, cell: (row) => momentText(row.at) },
      { key: 'viewer', title: columns.viewer, width: 180, cell: (row) => personName(row.viewer) },
      { key: 'kind', title: columns.kind, width: 210, cell: (row) => kinds[row.kind] },
      { key: 'person', title: columns.person, width: 180, cell: (row) => row.person ?? '—' },
      { key: 'subject', title: columns.subject, cell: subjectOf },
      { key: 'address', title: columns.address, width: 170, minor: true, cell: (row) => row.address ?? '—' },
    ],
    filters: [
      { key: 'days', label: texts.days, days: true },
      { key: 'viewer', label: columns.viewer, loadOptions: people },
      {
        key: 'kind',
        label: columns.kind,
        options: lookKinds.map((value) => ({ value, label: kinds[value] })),
      },
    ],
    facts: LookFacts,
  };
}
