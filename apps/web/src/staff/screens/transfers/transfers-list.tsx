import type { StaffTransfer } from '@rohi/contract/containers/transfer-list.contract';
import { transferStateNames, transferStates } from '@rohi/contract/containers/transfer-words';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import type { ListDefinition } from '../../kit/list/list-definition.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { optionsOf } from '../../kit/list/options-of.ts';
import { toneOfTransfer } from '../../kit/tone-of-transfer.ts';
import { TransferFacts } from './transfer-facts.tsx';
import { transfersListTexts } from '../screen-words.ts';

/** All transfers that the user sees; they are filled and accepted at stations, never edited here. */
export function transfersList(): ListDefinition<StaffTransfer, object> {
  const texts = transfersListTexts.read();
  const names = fieldNames('transfer');
  return {
    path: '/staff/transfers',
    thing: 'transfer',
    texts,
    usualSort: '-openedAt',
    nameOf: (row) => row.id,
    facts: TransferFacts,
    filters: [
      {
        key: 'state',
        label: names.state,
        many: true,
        options: optionsOf(transferStates, transferStateNames),
      },
      { key: 'days', label: names.openedAt, days: true },
    ],
    columns: [
      { key: 'code', title: names.code, width: 160, cell: (row) => row.id },
      {
        key: 'state',
        title: names.state,
        width: 180,
        cell: (row) => (
          <ToneLabel tone={toneOfTransfer(row.state)}>{transferStateNames[row.state][locale]}</ToneLabel>
        ),
      },
      { key: 'hub', title: names.hub, minor: true, cell: (row) => row.hub },
      { key: 'point', title: names.point, cell: (row) => row.point },
      { key: 'parcels', title: names.parcels, width: 100, end: true, cell: (row) => row.parcels },
      {
        key: 'weightKg',
        title: names.weightKg,
        width: 110,
        end: true,
        minor: true,
        cell: (row) => formatDecimal(row.weightKg),
      },
      { key: 'vehicle', title: names.vehicle, width: 140, cell: (row) => row.vehicle ?? texts.none },
      {
        key: 'openedAt',
        title: names.openedAt,
        width: 170,
        end: true,
        sortable: true,
        cell: (row) => momentText(row.openedAt),
      },
      {
        key: 'departedAt',
        title: names.departedAt,
        width: 170,
        end: true,
        sortable: true,
        cell: (row) => (row.departedAt === null ? texts.none : momentText(row.departedAt)),
      },
      {
        key: 'finishedAt',
        title: names.finishedAt,
        width: 170,
        end: true,
        minor: true,
        sortable: true,
        cell: (row) => (row.finishedAt === null ? texts.none : momentText(row.finishedAt)),
      },
    ],
  };
}
