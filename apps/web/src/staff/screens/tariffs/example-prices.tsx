import { exampleLoads, priceExamples } from '@rohi/contract/pricing/tariff-change';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { readTerms } from '@rohi/contract/pricing/tariff-texts';
import type { TermsTexts } from '@rohi/contract/pricing/tariff-texts';
import { formatDecimal, formatShortDecimal } from '../../../shared/format/numbers.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { tariffsTexts } from '../screen-words.ts';
import { Box, Text, lookOf } from '../../../shared/ui/primitives.tsx';
import css from './tariffs.module.css';

/** Prices of the typed terms; none while they cannot be read. */
function pricesOf(texts: TermsTexts | undefined): string[] | undefined {
  const { terms } = texts === undefined ? {} : readTerms(texts);
  if (terms === undefined) return undefined;
  return priceExamples(terms).map(
    (amountMinor) => toWireMoney({ amountMinor, currency: terms.currency }).amount,
  );
}

/** What some loads cost before and after, by the very rules that will charge them. */
export function ExamplePrices({ before, after }: { before: TermsTexts | undefined; after: TermsTexts }) {
  const { examples } = tariffsTexts.read();
  const [old, next] = [pricesOf(before), pricesOf(after)];
  return (
    <section>
      <Text as="h3" size={15} weight={700}>
        {examples.title}
      </Text>
      <Text tone="faint" size={13} className={css.lead}>
        {examples.lead}
      </Text>
      <Box as="table" wide marginTop={8} size={14} digits className={css.examples}>
        <thead>
          <tr>
            <th scope="col">{examples.load}</th>
            <th scope="col">{examples.before}</th>
            <th scope="col">
              {examples.after}, {after.currency}
            </th>
          </tr>
        </thead>
        <tbody>
          {exampleLoads.map(({ sidesCm, weightKg }, index) => (
            <tr key={sidesCm.join('x')}>
              <th scope="row">{examples.size(sidesCm.join(' × '), formatShortDecimal(weightKg))}</th>
              <td>{old?.[index] === undefined ? '—' : formatDecimal(old[index])}</td>
              <td
                className={classNames(
                  old?.[index] !== next?.[index] && lookOf({ tone: 'lapis', weight: 700 }),
                )}
              >
                {next?.[index] === undefined ? '…' : formatDecimal(next[index])}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </section>
  );
}
