import type { NoticeCategory } from '@rohi/contract/content/content.contract';
import { useRoute } from '../../shared/router/hash-router.ts';
import { NoticeList } from './notice-list.tsx';
import { NoticeView } from './notice-view.tsx';
import css from './notices-screen.module.css';

/** `/news` and `/info`: the list, or with `?item=` one of them. */
export function NoticesScreen({ category }: { category: NoticeCategory }) {
  const { query } = useRoute();
  const slug = query.get('item');
  return (
    <div className={css.page}>
      {slug === null ? (
        <NoticeList category={category} searched={query.get('search') ?? ''} />
      ) : (
        <NoticeView key={slug} category={category} slug={slug} />
      )}
    </div>
  );
}
