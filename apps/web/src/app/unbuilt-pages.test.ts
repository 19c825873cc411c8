import { pages } from '@rohi/contract/site/pages';
import { expect, test } from 'vitest';
import { morePageLoaders } from './more-page-loaders.ts';
import { firstPageLoaders } from './page-loaders.ts';
import { unbuiltPages } from './unbuilt-pages.ts';

test('every page of the contract is either built or in the list of unbuilt pages, never both', () => {
  const built = Object.keys({ ...firstPageLoaders, ...morePageLoaders });
  expect([...built, ...unbuiltPages].sort()).toEqual(Object.keys(pages).sort());
});
