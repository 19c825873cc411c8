import { roleNames } from '@rohi/contract/accounts/role-names';
import { roles } from '@rohi/contract/roles';
import type { StaffUser, UserFields } from '@rohi/contract/accounts/user-list.contract';
import { locales } from '@rohi/contract/locales';
import { sendSealed } from '../../../features/accounts/password/seal-passwords.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import type { ListDefinition, Section } from '../../kit/list/list-definition.ts';
import { listWords } from '../../kit/kit-words.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { optionsOf } from '../../kit/list/options-of.ts';
import { NewPasswordField, UnitField, UserFacts } from './user-parts.tsx';
import { RoleRights } from './role-rights.tsx';
import { usersTexts } from '../screen-words.ts';

const roleOptions = () => optionsOf(roles, roleNames);

function blank(): UserFields {
  return {
    username: '',
    name: '',
    email: null,
    phone: null,
    locale,
    roles: [],
    unit: null,
    enabled: true,
    password: null,
  };
}

function fieldsOf({
  username,
  name,
  email,
  phone,
  locale: language,
  roles: held,
  unit,
  enabled,
}: StaffUser): UserFields {
  return { username, name, email, phone, locale: language, roles: held, unit, enabled, password: null };
}

/** A password goes sealed to the service's key, as everywhere. */
async function prepare(fields: UserFields): Promise<UserFields> {
  if (fields.password === null) return fields;
  const password = await sendSealed([fields.password], (sealed) => Promise.resolve(sealed ?? null));
  return { ...fields, password };
}

function sections(): Section[] {
  const { sections: titles, hints } = usersTexts.read();
  const { languages } = listWords.read();
  // A customer registers, and stays one: that role is neither given nor taken here.
  const staffRoles = roleOptions().filter(({ value }) => value !== 'customer');
  return [
    {
      title: titles.who,
      fields: [
        { kind: 'text', key: 'name', max: 120, required: true },
        {
          kind: 'text',
          key: 'username',
          hint: hints.username,
          max: 64,
          required: true,
          fixed: true,
        },
      ],
    },
    {
      title: titles.access,
      fields: [
        { kind: 'switch', key: 'enabled', hint: hints.enabled },
        {
          kind: 'many',
          key: 'roles',
          hint: hints.roles,
          required: true,
          options: staffRoles,
        },
        { kind: 'own', key: 'unit', part: UnitField },
        { kind: 'own', key: 'password', part: NewPasswordField, secret: true },
      ],
    },
    {
      title: titles.contact,
      fields: [
        { kind: 'text', key: 'email', max: 254, nullable: true },
        { kind: 'text', key: 'phone', max: 32, nullable: true },
        {
          kind: 'choice',
          key: 'locale',
          options: locales.map((value) => ({ value, label: languages[value] })),
        },
      ],
    },
  ];
}

export function usersList(): ListDefinition<StaffUser, UserFields> {
  const names = fieldNames('account');
  const texts = usersTexts.read();
  const { columns } = texts;
  return {
    path: '/staff/users',
    thing: 'account',
    texts,
    edit: 'user:edit',
    usualSort: 'username',
    nameOf: (row) => row.name,
    columns: [
      { key: 'name', title: names.name, sortable: true, cell: (row) => row.name },
      { key: 'username', title: names.username, width: 170, sortable: true, cell: (row) => row.username },
      {
        key: 'roles',
        title: names.roles,
        width: 240,
        cell: (row) => row.roles.map((role) => roleNames[role][locale]).join(', '),
      },
      { key: 'unit', title: names.unit, width: 150, minor: true, cell: (row) => row.unit ?? '—' },
      {
        key: 'state',
        title: columns.state,
        width: 130,
        cell: (row) => (
          <ToneLabel tone={row.enabled ? 'green' : 'grey'}>{row.enabled ? texts.open : texts.shut}</ToneLabel>
        ),
      },
      {
        key: 'lastSeenAt',
        title: names.lastSeenAt,
        width: 190,
        sortable: true,
        cell: (row) => (row.lastSeenAt === null ? texts.never : momentText(row.lastSeenAt)),
      },
    ],
    filters: [
      { key: 'role', label: names.roles, options: roleOptions() },
      {
        key: 'enabled',
        label: columns.state,
        options: [
          { value: 'true', label: texts.open },
          { value: 'false', label: texts.shut },
        ],
      },
      {
        key: 'codes',
        label: columns.codes,
        options: [
          { value: 'lack', label: texts.codes.lack },
          { value: 'have', label: texts.codes.have },
        ],
      },
    ],
    blank,
    fieldsOf,
    prepare,
    facts: UserFacts,
    tools: RoleRights,
    sections: sections(),
  };
}
