import { hrefOf } from '../../shared/router/hash-router.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Notice } from '../notice.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';

export function NotFoundPage() {
  const { notFound, toHome, toTracking } = useSiteTexts();
  return (
    <Notice title={notFound.title} text={notFound.text}>
      <ButtonLink href={hrefOf('home')}>{toHome}</ButtonLink>
      <ButtonLink href={hrefOf('parcelTracking')} kind="outline">
        {toTracking}
      </ButtonLink>
    </Notice>
  );
}
