import type { ListTexts } from '../../../kit/list/list-definition.ts';

/** Words of the list of notices. */
export type NoticesListTexts = ListTexts & {
  sections: Record<'what' | 'when' | 'text', string>;
  /** Beside the fields, by their keys. */
  hints: Record<'slug' | 'pinned' | 'publishAt' | 'expiresAt' | 'bodies', string>;
  form: Record<'bothLines', string>;
  pinnedMark: string;
  waiting: string;
  over: string;
  preview: { label: string; empty: string };
};
