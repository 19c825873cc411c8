import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import type { ShownPass } from './shown-pass.ts';
import type { TypedDocument } from '../document-fields.tsx';
import type { ShownVerdict } from '../../stations/verdict/verdict-banner.tsx';

/** What stands at a counter without the line. */
export type CounterState = {
  /** Whose parcels are looked at. */
  customerCode: string | undefined;
  /** Made here as the customer is chosen: what is given and paid together. */
  visit: string;
  /** The document that was seen. */
  document: TypedDocument | undefined;
  /** The pass that was shown instead. */
  pass: ShownPass | undefined;
  /** The photo or signature that the point asks for, stored on this device. */
  evidence: { id: string; kind: EvidenceKind } | undefined;
  /** Codes that were brought and are to be paid first. */
  brought: readonly string[];
  verdict: ShownVerdict;
};
