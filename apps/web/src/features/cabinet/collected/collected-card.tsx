import { Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import type { Answer } from '../../../shared/api/use-answer.ts';
import { hotline, hotlineHref } from '../../../shared/facts/site-facts.ts';
import { saveDownload } from '../../../shared/files/save-download.ts';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { placeName } from '../point/rules/shown-points.ts';
import { collectedTexts } from '../cabinet-words.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './collected-card.module.css';

type Collected = ReplyTo<'GET /profile/collected'>;
type Visit = NonNullable<Collected['visit']>;

const shownGoodForMs = 86_400_000;

/**
 * What was collected last, with its receipt and the question how it went; not there when nothing was in the last two
 * weeks.
 */
export function CollectedCard({ answer }: { answer: Answer<Collected> }) {
  const words = collectedTexts.read();
  const [openedAt] = useState(() => Date.now());
  if (answer.state !== 'ready' || answer.data.visit === null) return null;
  const { visit } = answer.data;
  // Who was content is not shown it for two weeks.
  if (visit.isGood === true && openedAt - Date.parse(visit.at) > shownGoodForMs) return null;
  const { pickupPoint, at, parcels, trackingCodes } = visit;
  const when = formatDateTime(at);
  const unnamed = parcels - trackingCodes.length;
  return (
    <Card title={words.title(parcels)}>
      <Text tone="soft" size={15} breaks>
        {visit.isAtDoor ? words.atDoor(when) : words.at(placeName(pickupPoint.name, pickupPoint.city), when)}
      </Text>
      <Grid as="ul">
        {trackingCodes.map((code) => (
          <Row
            as="li"
            wrap
            rowGap={0}
            columnGap={16}
            align="center"
            justify="between"
            minHeight={44}
            breaks
            key={code}
          >
            <span translate="no">{code}</span>
            <Text
              as="a"
              href={hrefOf('balance', { claim: code })}
              display="inline-flex"
              align="center"
              minHeight={44}
              size={15}
              aria-label={`${words.claim}: ${code}`}
            >
              {words.claim}
            </Text>
          </Row>
        ))}
      </Grid>
      {unnamed > 0 && (
        <Text tone="soft" size={15} breaks>
          {words.more(unnamed)}
        </Text>
      )}
      {visit.receipt !== null && (
        <Text tone="soft" size={15} breaks>
          {visit.receipt.number}
        </Text>
      )}
      <Receipt receipt={visit.receipt} />
      <Question visit={visit} onSaid={answer.put} />
    </Card>
  );
}

function Receipt({ receipt }: Pick<Visit, 'receipt'>) {
  const words = collectedTexts.read();
  const { run, busy } = useSubmit();
  return (
    <Row wrap gap={8} marginTop={8}>
      {receipt !== null && (
        <Button
          kind="outline"
          aria-disabled={busy || undefined}
          onClick={() =>
            void run(() =>
              saveDownload(
                'GET /profile/receipts/{id}/file',
                { params: { id: receipt.id } },
                `${receipt.number}.pdf`,
              ),
            )
          }
        >
          <Icon of={Download} />
          {words.receipt}
        </Button>
      )}
      <ButtonLink kind="soft" href={hrefOf('balance')}>
        {words.allReceipts}
      </ButtonLink>
    </Row>
  );
}

/** One tap; what was said can be said otherwise. */
function Question({
  visit: { id, isGood, trackingCodes },
  onSaid,
}: {
  visit: Visit;
  onSaid: (now: Collected) => void;
}) {
  const words = collectedTexts.read();
  const { run, busy } = useSubmit();
  const say = (answer: boolean) =>
    void run(async () =>
      onSaid(await call('PUT /profile/collected/{id}', { params: { id }, body: { isGood: answer } })),
    );
  if (isGood === null)
    return (
      <>
        <Text weight={600} className={css.question}>
          {words.question}
        </Text>
        <Row wrap gap={8} marginTop={8}>
          {[true, false].map((answer) => (
            <Button
              key={String(answer)}
              kind="soft"
              aria-disabled={busy || undefined}
              onClick={() => say(answer)}
            >
              {answer ? words.good : words.bad}
            </Button>
          ))}
        </Row>
      </>
    );
  return (
    <>
      <p className={css.said} role="status">
        {isGood ? words.thanks : words.sorry}
      </p>
      <Row wrap gap={8} marginTop={8}>
        {!isGood && (
          <>
            {trackingCodes.map((code) => (
              <ButtonLink key={code} kind="soft" href={hrefOf('balance', { claim: code })}>
                {trackingCodes.length > 1 ? words.claimOf(code.slice(-4)) : words.claim}
              </ButtonLink>
            ))}
            <ButtonLink kind="soft" href={hotlineHref}>
              {words.call(hotline)}
            </ButtonLink>
          </>
        )}
        <Button kind="outline" aria-disabled={busy || undefined} onClick={() => say(!isGood)}>
          {words.change}
        </Button>
      </Row>
    </>
  );
}
