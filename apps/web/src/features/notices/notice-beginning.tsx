import { ArrowLeft } from 'lucide-react';
import { TextBlocks } from '../../shared/long-text/text-blocks.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Grid, Row, Text } from '../../shared/ui/primitives.tsx';
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
      <Grid
        as="article"
        columns={1}
        gap={14}
        padding={20}
        fill="surface"
        border="all"
        radius="card"
        shadow="card"
        className={css.notice}
      >
        <Grid as="header" gap={8} marginBottom={6}>
          <Row as="p" wrap rowGap={2} columnGap={10} align="center" tone="faint" size={14} digits>
            {'\u00A0'}
          </Row>
          {/* oxlint-disable-next-line jsx-a11y/heading-has-content -- the script writes it */}
          <h1 className={css.title} />
          <Text tone="soft" />
        </Grid>
        <TextBlocks blocks={oneOfEach} page="info" />
      </Grid>
    </div>
  );
}
