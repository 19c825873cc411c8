import type { GoodsCheck, GoodsEntry } from '@rohi/contract/site/prohibited-goods-check';

/** Words of the page about prohibited goods, beside its long text and the list's own words. */
export type GoodsTexts = {
  verdicts: Record<GoodsCheck['verdict'], string>;
  groups: Record<GoodsEntry['group'], string>;
  /** Between the examples of one kind of goods. */
  listSeparator: string;
  checker: {
    /** Name of the part for those who listen. */
    title: string;
    label: string;
    placeholder: string;
    hint: string;
    answers: Record<GoodsCheck['verdict'], string>;
    callUs: string;
    foundBy: (keyword: string) => string;
    toParagraph: string;
    toClause: (clause: string) => string;
  };
  list: {
    title: string;
    group: string;
    allGroups: string;
    verdict: string;
    allVerdicts: string;
    count: (found: number, all: number) => string;
    none: string;
    more: (hidden: number) => string;
    less: string;
  };
};
