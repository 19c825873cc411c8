import { hrefOf } from '../../shared/router/hash-router.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Notice } from '../notice.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';
import type { UnbuiltPage } from '../unbuilt-pages.ts';

/** A page of the contract that is still to come: its heading, one true sentence, a way back. */
export function UnbuiltPageView({ page }: { page: UnbuiltPage }) {
  const { pageTitles, unbuilt, toHome, toTracking } = useSiteTexts();
  return (
    <Notice title={pageTitles[page]} text={unbuilt[page]}>
      <ButtonLink href={hrefOf('home')}>{toHome}</ButtonLink>
      <ButtonLink href={hrefOf('parcelTracking')} kind="outline">
        {toTracking}
      </ButtonLink>
    </Notice>
  );
}
