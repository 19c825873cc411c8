import type { WireTariff } from '@rohi/contract/pricing/pricing.contract';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import type { Answer } from '../../shared/api/use-answer.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { Button } from '../../shared/ui/button.tsx';
import { pricingTexts } from './pricing-words.ts';
import { priceLines } from './rules/price-lines.ts';
import { tariffWords } from './tariff-words.ts';
import { isServedAhead, upcomingTariffs } from './upcoming-parts.ts';
import { usualPrices } from './usual-prices.ts';
import { Box, Grid, Text } from '../../shared/ui/primitives.tsx';
import css from './price-list.module.css';

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Grid rowGap={2} columnGap={16} paddingX={20} paddingY={14} className={css.row}>
      <Text as="dt" tone="soft">
        {name}
      </Text>
      <Text as="dd" minWidth={0} digits>
        {children}
      </Text>
    </Grid>
  );
}

function Fact({ what, remarks }: { what: readonly string[]; remarks: readonly string[] }) {
  return (
    <>
      {what.map((line) => (
        <Text as="b" key={line} display="block" weight={600}>
          {line}
        </Text>
      ))}
      {remarks.map((line) => (
        <span key={line} className={css.remark}>
          {line}
        </span>
      ))}
    </>
  );
}

type TariffsProps = { answer: Answer<readonly WireTariff[]> };

function TariffRows({ answer: { data: tariffs, failure, isWaiting, again } }: TariffsProps) {
  const texts = pricingTexts.read();
  if (tariffs)
    return tariffs.map((tariff) => {
      const { prices, remarks } = priceLines(tariff, texts, formatDate);
      return (
        <Row key={tariff.code} name={tariffWords(tariff, texts).title}>
          <Fact what={prices} remarks={remarks} />
        </Row>
      );
    });
  return usualPrices(texts).map(({ title, price, remarks }) => (
    <Row key={title} name={title}>
      {failure !== undefined && !isWaiting ? (
        <Button kind="outline" onClick={again}>
          {texts.answer.again}
        </Button>
      ) : (
        <Fact what={[price]} remarks={remarks} />
      )}
    </Row>
  ));
}

/** While the tariffs come, the facts of the page say whether a change is announced. */
function isChangeAhead(tariffs: readonly WireTariff[] | undefined): boolean {
  return tariffs ? tariffs.some(({ effectiveTo }) => effectiveTo !== null) : isServedAhead();
}

type PriceListProps = TariffsProps & { /** Of the announced prices below it. */ heading: 'h2' | 'h3' };

/** What everybody pays and gets: prices from the call, the rest from the facts of the page. */
export function PriceList({ answer, heading }: PriceListProps) {
  const { table } = pricingTexts.read();
  return (
    <>
      <Box as="dl" overflow="hidden" fill="surface" border="all" radius="card">
        <TariffRows answer={answer} />
        <Row name={table.time}>
          <Fact what={[table.days]} remarks={[table.fromReceipt]} />
        </Row>
        <Row name={table.storage}>
          <Fact what={[table.freeDays]} remarks={[table.afterThat]} />
        </Row>
        <Row name={table.customs}>
          <Fact what={[table.weDeclare]} remarks={[table.weCarryDuties]} />
        </Row>
      </Box>
      {isChangeAhead(answer.data) && (
        <Suspense>
          <upcomingTariffs.Part tariffs={answer.data} heading={heading} />
        </Suspense>
      )}
    </>
  );
}
