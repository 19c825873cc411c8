import { claimStates } from '@rohi/contract/orders/claim-rules';
import type { ClaimState } from '@rohi/contract/orders/claim-rules';
import { claimStateNames } from '@rohi/contract/orders/claim-words';
import { toneOfStatus } from '@rohi/contract/tracking/status-tone';
import type { Tone } from '@rohi/contract/tone';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import type { ListDefinition } from '../../kit/list/list-definition.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { optionsOf } from '../../kit/list/options-of.ts';
import { ClaimFacts } from './claim-facts.tsx';
import { claimsListTexts } from '../screen-words.ts';
import type { StaffClaim } from './staff-claim.ts';

const tones: Record<ClaimState, Tone | 'danger'> = {
  OPEN: 'gold',
  APPROVED: 'green',
  REFUSED: 'danger',
  WITHDRAWN: 'grey',
};

/** The queue of claims: open ones first, in the order they came. A claim is read and decided, never edited. */
export function claimsList(): ListDefinition<StaffClaim, object> {
  const texts = claimsListTexts.read();
  const names = fieldNames('claim');
  return {
    path: '/claims',
    thing: 'claim',
    texts,
    usualSort: '',
    lineKey: 'line',
    nameOf: (row) => `${row.trackingCode} · ${row.code}`,
    facts: ClaimFacts,
    filters: [
      { key: 'state', label: names.state, many: true, options: optionsOf(claimStates, claimStateNames) },
      { key: 'days', label: names.createdAt, days: true },
    ],
    columns: [
      { key: 'code', title: names.trackingCode, width: 190, cell: (row) => row.trackingCode },
      {
        key: 'state',
        title: names.state,
        width: 190,
        cell: (row) => <ToneLabel tone={tones[row.state]}>{row.stateName}</ToneLabel>,
      },
      {
        key: 'customer',
        title: names.customer,
        cell: (row) => `${row.customer.code} · ${row.customer.name}`,
      },
      {
        key: 'parcel',
        title: names.parcelStatus,
        width: 280,
        minor: true,
        cell: (row) => <ToneLabel tone={toneOfStatus(row.parcel.status)}>{row.parcel.statusName}</ToneLabel>,
      },
      {
        key: 'rivals',
        title: names.rivals,
        width: 110,
        end: true,
        minor: true,
        cell: (row) => (row.rivals === 0 ? texts.none : row.rivals),
      },
      {
        key: 'createdAt',
        title: names.createdAt,
        width: 200,
        end: true,
        cell: (row) => momentText(row.createdAt),
      },
    ],
  };
}
