import { bagKinds } from '@rohi/contract/containers/bag-kinds';
import type { StaffBag } from '@rohi/contract/containers/bag-list.contract';
import { bagKindNames, bagStateNames, bagStates } from '@rohi/contract/containers/bag-names';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import type { ListDefinition } from '../../kit/list/list-definition.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { optionsOf } from '../../kit/list/options-of.ts';
import { BagFacts } from './bag-facts.tsx';
import { bagsListTexts } from '../screen-words.ts';

/** All bags that the user sees; they are filled and closed at the station, never edited here. */
export function bagsList(): ListDefinition<StaffBag, object> {
  const texts = bagsListTexts.read();
  const names = fieldNames('bag');
  return {
    path: '/staff/bags',
    thing: 'bag',
    texts,
    usualSort: '-openedAt',
    nameOf: (row) => row.id,
    facts: BagFacts,
    filters: [
      { key: 'state', label: names.state, many: true, options: optionsOf(bagStates, bagStateNames) },
      { key: 'kind', label: names.bagKind, many: true, options: optionsOf(bagKinds, bagKindNames) },
      { key: 'days', label: names.openedAt, days: true },
    ],
    columns: [
      { key: 'code', title: names.code, width: 150, cell: (row) => row.id },
      { key: 'bagKind', title: names.bagKind, width: 110, cell: (row) => bagKindNames[row.kind][locale] },
      {
        key: 'state',
        title: names.state,
        width: 120,
        cell: (row) => (
          <ToneLabel tone={row.state === 'OPEN' ? 'gold' : 'green'}>
            {bagStateNames[row.state][locale]}
          </ToneLabel>
        ),
      },
      { key: 'destination', title: names.destination, cell: (row) => row.destination ?? texts.none },
      { key: 'cell', title: names.cell, width: 110, minor: true, cell: (row) => row.cell ?? texts.none },
      { key: 'parcels', title: names.parcels, width: 100, end: true, cell: (row) => row.parcels },
      {
        key: 'weightKg',
        title: names.weightKg,
        width: 110,
        end: true,
        cell: (row) => (row.weightKg === null ? texts.none : formatDecimal(row.weightKg)),
      },
      { key: 'seal', title: names.seal, width: 130, minor: true, cell: (row) => row.seal ?? texts.none },
      {
        key: 'openedAt',
        title: names.openedAt,
        width: 170,
        end: true,
        sortable: true,
        cell: (row) => momentText(row.openedAt),
      },
    ],
  };
}
