import { useState } from 'react';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Missing } from '../../../shared/ui/card.tsx';
import { BackLink } from '../order/order-page.tsx';
import { ordersTexts, claimsTexts } from '../orders-words.ts';
import { ClaimSearch } from './claim-search.tsx';
import { OwnClaims } from './own-claims.tsx';
import { Box, Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './claims-screen.module.css';

const claimsAtOnce = 20;
/** The call gives no more. */
const mostClaims = 100;

type ScreenProps = { backHref: string };

/**
 * `/orderManagement?claims=1`: a parcel without an owner is looked for and claimed; the own claims and what came of
 * them.
 */
export function ClaimsScreen({ backHref }: ScreenProps) {
  const texts = claimsTexts.read();
  const [count, setShown] = useState(claimsAtOnce);
  const [started, setStarted] = useState({ code: '', times: 0 });
  const claims = useAnswer('GET /profile/claims', { query: { limit: count } });
  const again = claims.state === 'loading' ? undefined : claims.again;
  const total = claims.state === 'ready' ? claims.data.total : undefined;
  const claimAgain = (code: string) => {
    setStarted(({ times }) => ({ code, times: times + 1 }));
    scrollTo({ top: 0, behavior: 'smooth' });
  };
  return (
    <>
      <BackLink href={backHref} text={ordersTexts.read().order.back} />
      <h1>{texts.title}</h1>
      <Text marginTop={8} tone="soft" className={css.lead}>
        {texts.lead}
      </Text>
      <Grid as="ol" gap={10} marginTop={20} marginBottom={24} className={css.steps}>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Grid>
      <Grid columns={1} gap={16} align="start" className={css.columns}>
        <Box
          as="section"
          minWidth={0}
          padding={20}
          fill="surface"
          border="all"
          radius="card"
          shadow="card"
          className={css.card}
          aria-label={texts.search.button}
        >
          <ClaimSearch key={started.times} startCode={started.code} onSent={() => again?.()} />
        </Box>
        <Card title={texts.own.title} count={total}>
          {claims.state === 'ready' ? (
            <OwnClaims claims={claims.data.list} onChange={claims.again} onAgain={claimAgain} />
          ) : (
            <Missing answer={claims} />
          )}
          {total !== undefined && total > count && count < mostClaims && (
            <Button kind="soft" onClick={() => setShown(count + claimsAtOnce)}>
              {texts.own.more}
            </Button>
          )}
        </Card>
      </Grid>
    </>
  );
}
