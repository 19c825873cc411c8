import type { PageName } from '@rohi/contract/site/pages';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { sessionTexts } from '../session-words.ts';
import { UnreadCount } from './unread-count.tsx';
import css from './cabinet-nav.module.css';

const cabinetPages = ['platform', 'orderManagement', 'balance', 'orderPickupPoint', 'profile'] as const;

/** The cabinet's own row of pages; on a phone it scrolls sideways to the page one is on. */
export function CabinetNav({ page }: { page: PageName }) {
  const { cabinet } = sessionTexts.read();
  return (
    <nav aria-label={cabinet.label} className={css.row}>
      {cabinetPages.map((each) => (
        <a
          key={each}
          ref={each === page ? bringIntoView : undefined}
          href={hrefOf(each)}
          className={css.link}
          aria-label={each === 'orderPickupPoint' ? cabinet[each] : undefined}
          aria-current={each === page ? 'page' : undefined}
        >
          {each === 'orderPickupPoint' ? cabinet.point : cabinet[each]}
          {each === 'platform' && <UnreadCount />}
        </a>
      ))}
    </nav>
  );
}

function bringIntoView(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement;
  // Not scrollIntoView: it would move the page as well.
  if (row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
}
