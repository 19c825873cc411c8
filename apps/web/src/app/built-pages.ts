import type { PageName } from '@rohi/contract/site/pages';
import type { ComponentType } from 'react';
import type { UnbuiltPage } from './unbuilt-pages.ts';

export type BuiltPage = Exclude<PageName, UnbuiltPage>;

/** The pages of most first visits; the build's `boot-files.ts` has the same list. */
export type FirstPage = 'home' | 'parcelTracking' | 'tariffs' | 'freightQuotation';

export type PageLoader = () => Promise<ComponentType>;
