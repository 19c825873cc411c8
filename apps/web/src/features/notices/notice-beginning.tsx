import { ArrowLeft } from 'lucide-react';
import { TextBlocks } from '../../shared/long-text/text-blocks.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import metaCss from './notice-meta.module.css';
import css from './notice-view.module.css';
import screenCss from './notices-screen.module.css';

/** One of each kind of block that a notice may have, for the script to make its own of. */
const oneOfEach = [
  { p: [''] },
  { h: 2 as const, id: '', t: [''] },
  { h: 3 as const, id: '', t: [''] },
  { list: [[{ p: [''] }]] },
  { note: [{ p: [''] }] },
];

/**
 * The place of a notice without its words, as it stands in the document in no language: `boot/notice-script.ts` writes
 * the notice into it while the client is on its way. It is drawn as `NoticeView` draws it.
 */
export function NoticeBeginning() {
  return (
    <div className={screenCss.page}>
      <span className={css.back}>
        <Icon of={ArrowLeft} size={18} />
      </span>
      <article className={css.notice}>
        <header className={css.head}>
          <p className={metaCss.meta}>{'\u00A0'}</p>
          {/* oxlint-disable-next-line jsx-a11y/heading-has-content -- the script writes it */}
          <h1 className={css.title} />
          <p className={css.summary} />
        </header>
        <TextBlocks blocks={oneOfEach} page="info" />
      </article>
    </div>
  );
}
