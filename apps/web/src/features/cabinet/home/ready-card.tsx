import { useId } from 'react';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import cardCss from '../../../shared/ui/card.module.css';
import { cabinetTexts } from '../cabinet-words.ts';
import { goodsLine, OwnName, TrackingLink } from './parcel-line.tsx';
import type { OwnParcel } from './rules/home-parts.ts';
import css from './home.module.css';

/** What can be collected and has no code to show: its point is not known, or the codes did not come. */
export function ReadyCard({ parcels, failed }: { parcels: readonly OwnParcel[]; failed: boolean }) {
  const { ready, collect } = cabinetTexts.read().home;
  const id = useId();
  return (
    <section className={cardCss.card} aria-labelledby={id}>
      <Text
        display="inline-flex"
        gap={8}
        align="center"
        tone="green"
        size={14}
        weight={600}
        className={css.label}
      >
        {ready.label}
      </Text>
      <Text as="h2" id={id} marginTop={8} size={22}>
        {ready.title(parcels.length)}
      </Text>
      <Text marginTop={4} tone="soft">
        {failed ? collect.failed : collect.noPoint}
      </Text>
      <Grid as="ul" columns={1} className={css.parcels} data-columns={parcels.length > 1 || undefined}>
        {parcels.map((parcel) => (
          <Box as="li" key={parcel.trackingCode} paddingX={0} paddingY={16} border="top">
            <Row
              as="p"
              wrap
              rowGap={0}
              columnGap={16}
              align="baseline"
              justify="between"
              className={css.first}
            >
              <TrackingLink code={parcel.trackingCode} />
              {parcel.toPay && <b>{formatMoney(parcel.toPay)}</b>}
            </Row>
            <OwnName parcel={parcel} />
            <p className={css.goods}>{goodsLine(parcel)}</p>
          </Box>
        ))}
      </Grid>
    </section>
  );
}
