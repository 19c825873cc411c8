import type { SettingFields, StaffSetting } from '@rohi/contract/reference-data/setting-list.contract';
import { fieldNames } from '../../kit/list/audit-words.ts';
import type { ListDefinition } from '../../kit/list/list-definition.ts';
import { defaultOf, groupOf, SettingFacts, SettingField } from './setting-parts.tsx';
import { settingsTexts } from '../screen-words.ts';

export function settingsList(): ListDefinition<StaffSetting, SettingFields> {
  const called = fieldNames('setting');
  const texts = settingsTexts.read();
  const { names } = texts;
  const unset = (id: StaffSetting['id']) => {
    const value = defaultOf(id);
    return value === texts.notSet ? value : texts.byDefault(value);
  };
  return {
    path: '/staff/settings',
    thing: 'setting',
    texts,
    edit: 'dictionary:edit',
    usualSort: 'id',
    nameOf: (row) => names[row.id],
    columns: [
      { key: 'id', title: called.id, width: 320, cell: (row) => names[row.id] },
      {
        key: 'group',
        title: texts.facts.group,
        width: 150,
        minor: true,
        cell: (row) => texts.groups[groupOf(row.id)],
      },
      { key: 'value', title: called.value, cell: (row) => row.value ?? unset(row.id) },
      {
        key: 'updatedAt',
        title: called.updatedBy,
        width: 180,
        sortable: true,
        cell: (row) => row.updatedBy ?? '—',
      },
    ],
    fieldsOf: ({ value }) => ({ value }),
    facts: SettingFacts,
    sections: [
      {
        fields: [{ kind: 'own', key: 'value', part: SettingField }],
      },
    ],
  };
}
