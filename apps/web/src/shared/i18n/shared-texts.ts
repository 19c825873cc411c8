import { createTextContext } from './text-context.ts';

/** Texts of the building blocks that every feature uses. */
export type SharedTexts = {
  /** Shown when a failed call says nothing itself (specification, section 8). */
  otherError: string;
  /** Of a call that no answer came to. */
  noAnswer: string;
  again: string;
  loading: string;
  close: string;
};

export const { Provider: SharedTextsProvider, useTexts: useSharedTexts } =
  createTextContext<SharedTexts>('shared');
