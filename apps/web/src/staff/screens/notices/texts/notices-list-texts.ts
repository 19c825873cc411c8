import type { ListTexts } from '../../../kit/list/list-definition.ts';

/** Words of the list of notices. */
export type NoticesListTexts = ListTexts & {
  columns: Record<'title' | 'category' | 'state' | 'audience' | 'publishAt' | 'updatedAt', string>;
  sections: Record<'what' | 'when' | 'text', string>;
  fields: Record<
    | 'state'
    | 'category'
    | 'slug'
    | 'slugHint'
    | 'audience'
    | 'businessLine'
    | 'bothLines'
    | 'pinned'
    | 'pinnedHint'
    | 'publishAt'
    | 'publishAtHint'
    | 'expiresAt'
    | 'expiresAtHint'
    | 'titles'
    | 'summaries'
    | 'bodies'
    | 'bodiesHint',
    string
  >;
  pinnedMark: string;
  waiting: string;
  over: string;
  preview: { label: string; empty: string };
};
