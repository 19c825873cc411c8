import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import { holdsTerms, searchTerms } from '@rohi/contract/lists/fold-name';
import { foldText } from '@rohi/contract/lists/fold-text';
import { useEffect, useState } from 'react';

type Words = {
  menu: { entries: Record<StaffMenuKey, string>; about: Partial<Record<StaffMenuKey, string>> };
};

/**
 * The words of the console in all its languages, once they have come: a section is found by the name that somebody
 * knows.
 */
export function useAllWords(own: Words): readonly Words[] {
  const [all, setAll] = useState<readonly Words[]>([own]);
  useEffect(() => {
    let isThere = true;
    void Promise.all([
      import('../../kit/texts/ru.ts'),
      import('../../kit/texts/en.ts'),
      import('../../kit/texts/zh.ts'),
    ]).then(
      (bundles) => isThere && setAll(bundles.map(({ texts }) => texts)),
      // Without the other languages one's own is enough.
      () => undefined,
    );
    return () => {
      isThere = false;
    };
  }, []);
  return all;
}

/** Whether a section is meant: by its name, by what it is for, in any language. */
export function isMeant(key: StaffMenuKey, search: string, all: readonly Words[]): boolean {
  const terms = searchTerms(search);
  if (terms.length === 0) return search.trim() === '';
  return all.some(({ menu }) => holdsTerms(foldText([menu.entries[key], menu.about[key]]), terms));
}

/** Whether a text is meant. */
export function isMeantBy(texts: readonly string[], search: string): boolean {
  const terms = searchTerms(search);
  return terms.length === 0 ? search.trim() === '' : holdsTerms(foldText(texts), terms);
}
