import type { VisitProof } from '@rohi/contract/hand-over/counter-rules';

/** What a counter may do at this moment. */
export type Permits = {
  /** Customers are searched for everywhere; else by a parcel or customer code of the snapshot. */
  search: boolean;
  /** Proofs that can be checked now. */
  proofs: readonly VisitProof[];
  /** Card, dollars, balance and points; else somoni in cash alone, within the limits. */
  allMeans: boolean;
  /** A parcel that is not taken is reported. */
  problems: boolean;
  /** Somebody else is named who collects. */
  delegates: boolean;
  /** Acts are stored on this device and sent later. */
  stores: boolean;
};

/** The one place where a counter online, an offline counter and the phone of a courier differ. */
export const permits = {
  online: {
    search: true,
    allMeans: true,
    problems: true,
    delegates: true,
    stores: false,
    proofs: ['CODE', 'DOCUMENT', 'APPROVAL', 'PASS'],
  },
  offline: {
    search: false,
    allMeans: false,
    problems: false,
    delegates: false,
    stores: true,
    proofs: ['DOCUMENT', 'PASS'],
  },
  /** A document may wait for the line there; a code is checked at once. */
  door: {
    search: false,
    allMeans: false,
    problems: false,
    delegates: false,
    stores: true,
    proofs: ['DOCUMENT', 'CODE'],
  },
} as const satisfies Record<string, Permits>;
