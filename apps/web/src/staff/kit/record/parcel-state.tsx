import { findStoppingProblem, parcelHeadline } from '@rohi/contract/tracking/parcel-headline';
import { isClosed } from '@rohi/contract/tracking/parcel-status';
import type { ParcelProblem, ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { toneOfProblem, toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { trackingWords } from '../names.ts';

type Facts = {
  status: ParcelStatus;
  problems: readonly ParcelProblem[];
  /** When, or whether, the warehouse in China has received it. */
  isReceived: boolean;
};

/** Where a parcel is, in the words that its owner reads; what stops it says so itself. */
export function stateOfParcel(facts: Facts) {
  const { status, problems } = facts;
  const stopping = isClosed(status) ? undefined : findStoppingProblem(problems);
  return {
    text: trackingWords.headlines[parcelHeadline(facts)],
    tone: stopping === undefined ? toneOfStatus(status) : toneOfProblem(stopping),
    /** What is wrong beside that. */
    beside: problems.filter((problem) => problem !== stopping),
  };
}

/** The state of a parcel, and what is wrong beside it where `hasProblems` asks for that. */
export function ParcelState({ hasProblems = false, ...facts }: Facts & { hasProblems?: boolean }) {
  const { text, tone, beside } = stateOfParcel(facts);
  return (
    <>
      <ToneLabel tone={tone}>{text}</ToneLabel>
      {hasProblems &&
        beside.map((problem) => (
          <ToneLabel key={problem} tone={toneOfProblem(problem)}>
            {trackingWords.problemNames[problem]}
          </ToneLabel>
        ))}
    </>
  );
}
