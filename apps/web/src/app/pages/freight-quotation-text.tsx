import { locale } from '../../shared/i18n/locale.ts';
import { TextBlocks } from '../../shared/long-text/text-blocks.tsx';
import { useAskedPlace } from '../../shared/long-text/use-asked-place.ts';
import { useRoute } from '../../shared/router/hash-router.ts';
import { useText } from '../content/load-content.ts';
import css from './freight-quotation-text.module.css';

const page = 'freightQuotation';

/** The rules in words, under the calculator. */
export function FreightQuotationText() {
  const { query } = useRoute();
  useAskedPlace(query.get('q'));
  const { blocks } = useText({ page, textLocale: locale, version: undefined });
  return (
    <article className={css.text}>
      <TextBlocks blocks={blocks} page={page} />
    </article>
  );
}
