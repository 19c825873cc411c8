import type { ComponentType } from 'react';

/** The pages of most first visits; the build's `boot-files.ts` has the same list. */
export type FirstPage = 'home' | 'parcelTracking' | 'tariffs' | 'freightQuotation';

export type PageLoader = () => Promise<ComponentType>;
