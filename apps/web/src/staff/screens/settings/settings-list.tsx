import type { SettingFields, StaffSetting } from '@rohi/contract/reference-data/setting-list.contract';
import type { ListDefinition } from '../../kit/list/list-definition.ts';
import { defaultOf, groupOf, SettingFacts, SettingField } from './setting-parts.tsx';
import { settingsTexts } from './settings-words.ts';

export function settingsList(): ListDefinition<StaffSetting, SettingFields> {
  const texts = settingsTexts.read();
  const { columns, names } = texts;
  const unset = (id: StaffSetting['id']) =>
    id === 'contact.hotline' ? texts.byDefault(defaultOf(id)) : texts.notSet;
  return {
    path: '/staff/settings',
    texts,
    edit: 'dictionary:edit',
    usualSort: 'id',
    nameOf: (row) => names[row.id],
    columns: [
      { key: 'id', title: columns.name, width: 260, cell: (row) => names[row.id] },
      {
        key: 'group',
        title: texts.facts.group,
        width: 150,
        minor: true,
        cell: (row) => texts.groups[groupOf(row.id)],
      },
      { key: 'value', title: columns.value, cell: (row) => row.value ?? unset(row.id) },
      {
        key: 'updatedAt',
        title: columns.updatedBy,
        width: 180,
        sortable: true,
        cell: (row) => row.updatedBy ?? '—',
      },
    ],
    fieldsOf: ({ value }) => ({ value }),
    facts: SettingFacts,
    sections: [
      {
        fields: [{ kind: 'own', key: 'value', label: texts.value, part: SettingField }],
      },
    ],
  };
}
