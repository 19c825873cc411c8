import type { StaffCustomer } from '@rohi/contract/accounts/customer-list.contract';
import type { BusinessLine } from '@rohi/contract/business-lines';
import { locale } from '../../../shared/i18n/locale.ts';
import { fieldNames } from '../../kit/list/audit-words.ts';
import type { ListDefinition } from '../../kit/list/list-definition.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { catalogueWords, recordTexts } from '../screen-words.ts';
import { enabledFilter, lineOptions, UseLabel } from './list-parts.tsx';
import { goTo, recordHref, staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { staffTexts } from '../../kit/kit-words.ts';
import { NewCustomerButton } from '../../kit/new-customer/new-customer-button.tsx';
import { CustomerSelection } from '../record/customer-selection.tsx';
import { useUser } from '../../kit/session/user-info.ts';
import { businessLineNames } from '../../kit/names.ts';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './words-list.module.css';

/** A quick look at one customer, with the way to their page. */
function CustomerFacts({ row }: { row: StaffCustomer }) {
  const { line, query } = useStaffRoute();
  return (
    <>
      <Text marginBottom={16} weight={600}>
        <a href={recordHref(line, 'customers', row.code, query)}>{recordTexts.read().open}</a>
      </Text>
      <CustomerData row={row} />
    </>
  );
}

/** Makes a customer who has no account, and opens the record of that one or of the one who was there already. */
function NewCustomerTool() {
  const { line, query } = useStaffRoute();
  const open = (code: string) => goTo(recordHref(line, 'customers', code, query));
  const { customers } = catalogueWords.read();
  const { authorities } = useUser();
  return (
    <>
      {authorities.includes('customer:create') && (
        <Text
          as="a"
          href={staffHref(line, 'unknown-codes')}
          display="inline-flex"
          align="center"
          minHeight={44}
          tone="lapis"
          weight={600}
        >
          {staffTexts.read().menu.entries['unknown-codes']}
        </Text>
      )}
      <NewCustomerButton kind="primary" label={customers.make} onDone={open} onChosen={open} />
    </>
  );
}

/** What the customer has said of themselves; the office does not change it. */
export function CustomerData({ row }: { row: StaffCustomer }) {
  const names = fieldNames('account');
  const facts = [
    [names.customerCode, row.code],
    [names.username, row.username ?? catalogueWords.read().customers.noAccount],
    [names.phone, row.phoneMasked ?? '—'],
    [names.email, row.emailMasked ?? '—'],
    [names.createdAt, momentText(row.createdAt)],
  ];
  return (
    <Grid gap={12} marginBottom={20}>
      <Grid as="dl" gap={6} paddingX={16} paddingY={14} border="all" radius="small">
        {facts.map(([name, value]) => (
          <Grid key={name} gap={12} className={css.line}>
            <Text as="dt" tone="faint">
              {name}
            </Text>
            <dd>{value}</dd>
          </Grid>
        ))}
      </Grid>
      <LooksLink person={row.code} />
    </Grid>
  );
}

/** Who of the office looked at data of this customer, for users who may know. */
function LooksLink({ person }: { person: string }) {
  const { customers } = catalogueWords.read();
  const { menus } = useUser();
  const { line } = useStaffRoute();
  const entry = menus[line].find(({ key }) => key === 'looks');
  if (entry === undefined) return null;
  const query = new URLSearchParams({ search: person }).toString();
  return (
    <Text as="a" justifySelf="start" tone="lapis" weight={600} href={`#${entry.route}?${query}`}>
      {customers.looks}
    </Text>
  );
}

type CustomerFields = { businessLine: BusinessLine; newCodesDaily: number | null; enabled: boolean };

export function customersList(): ListDefinition<StaffCustomer, CustomerFields> {
  const names = fieldNames('account');
  const { customers, columns, sections, hints } = catalogueWords.read();
  return {
    path: '/staff/customers',
    thing: 'account',
    texts: customers,
    edit: 'customer:edit',
    usualSort: '-createdAt',
    lineKey: 'line',
    nameOf: (row) => `${row.code} · ${row.name}`,
    columns: [
      { key: 'name', title: names.name, sortable: true, cell: (row) => row.name },
      { key: 'code', title: names.customerCode, width: 130, sortable: true, cell: (row) => row.code },
      { key: 'phone', title: names.phone, width: 170, cell: (row) => row.phoneMasked ?? '—' },
      {
        key: 'line',
        title: names.businessLine,
        width: 190,
        minor: true,
        cell: (row) => businessLineNames[row.businessLine][locale],
      },
      {
        key: 'createdAt',
        title: names.createdAt,
        width: 190,
        sortable: true,
        cell: (row) => momentText(row.createdAt),
      },
      { key: 'state', title: columns.state, width: 190, cell: (row) => <UseLabel enabled={row.enabled} /> },
    ],
    filters: [enabledFilter(names.enabled), { key: 'days', label: names.createdAt, days: true }],
    fieldsOf: ({ businessLine, newCodesDaily, enabled }) => ({ businessLine, newCodesDaily, enabled }),
    facts: CustomerFacts,
    tools: NewCustomerTool,
    selection: CustomerSelection,
    sections: [
      {
        title: sections.terms,
        fields: [
          { kind: 'choice', key: 'businessLine', options: lineOptions() },
          {
            kind: 'number',
            key: 'newCodesDaily',
            hint: hints.newCodesDaily,
            min: 1,
            nullable: true,
          },
          { kind: 'switch', key: 'enabled', hint: hints.mayLogIn },
        ],
      },
    ],
  };
}
