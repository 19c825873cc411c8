import { checkAllGoods } from '@rohi/contract/site/check-all-goods';
import { toneOfVerdict } from '@rohi/contract/site/goods-verdict-tone';
import type * as GoodsChecks from '@rohi/contract/site/prohibited-goods-check';
import type { GoodsCheck, GoodsMatch } from '@rohi/contract/site/prohibited-goods-check';
import { useDeferredValue, useEffect, useState } from 'react';
import { locale } from '../../../shared/i18n/locale.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { ordersTexts } from '../orders-words.ts';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './goods-check.module.css';

type Checker = Pick<typeof GoodsChecks, 'checkGoods' | 'describeGoods' | 'maxGoodsQuestionLength'>;

/** The list of goods, loaded when somebody begins to type; without it the form works all the same. */
function useChecker(isNeeded: boolean): Checker | undefined {
  const [checker, setChecker] = useState<{ loaded: Checker }>();
  useEffect(() => {
    if (!isNeeded) return;
    import('@rohi/contract/site/prohibited-goods-check').then(
      (loaded) => setChecker({ loaded }),
      () => undefined,
    );
  }, [isNeeded]);
  return checker?.loaded;
}

function Match({ checker, match: { entry } }: { checker: Checker; match: GoodsMatch }) {
  const { form } = ordersTexts.read();
  const { name, reason } = checker.describeGoods(entry, locale);
  return (
    <Grid as="li" gap={4} justifyItems="start">
      <ToneLabel tone={toneOfVerdict(entry.verdict)}>{form.verdicts[entry.verdict]}</ToneLabel>
      <p>
        <Text as="b" weight={600}>
          {name}.
        </Text>{' '}
        {reason}
      </p>
    </Grid>
  );
}

/** So many kinds are shown; the strictest come first. */
const mostShown = 4;

function CheckResult({ checker, found }: { checker: Checker; found: GoodsCheck }) {
  const { form } = ordersTexts.read();
  const { verdict, matches } = found;
  // Then each kind of goods says why, with a label of its own.
  const isStrict = verdict === 'forbidden' || verdict === 'ask-first';
  return (
    <>
      <Text weight={500} className={css.verdict}>
        {!isStrict && (
          <ToneLabel tone={toneOfVerdict(verdict)} className={css.label}>
            {form.verdicts[verdict]}
          </ToneLabel>
        )}{' '}
        <span>{form.checks[verdict]}</span>
      </Text>
      {isStrict && (
        <>
          <Grid as="ul" gap={10}>
            {matches
              .filter(({ entry }) => entry.verdict !== 'allowed')
              .slice(0, mostShown)
              .map((match) => (
                <Match key={match.entry.id} checker={checker} match={match} />
              ))}
          </Grid>
          <Text
            as="a"
            display="inline-flex"
            align="center"
            minHeight={44}
            href={hrefOf('prohibitedGoods')}
            target="_blank"
            rel="noreferrer"
          >
            {form.rules}
          </Text>
        </>
      )}
    </>
  );
}

/** «Can I send this?», answered while the goods are typed. */
export function GoodsCheckNote({ goods }: { goods: string }) {
  const query = useDeferredValue(goods.trim());
  const isWorthAsking = query.length > 1 || /\p{Script=Han}/u.test(query);
  const checker = useChecker(isWorthAsking);
  const found = checker && isWorthAsking ? checkAllGoods(checker, query, locale) : undefined;
  return (
    <div role="status" className={css.note} data-verdict={found?.verdict}>
      {checker && found && <CheckResult checker={checker} found={found} />}
    </div>
  );
}
