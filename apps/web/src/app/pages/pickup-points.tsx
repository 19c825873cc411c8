import type { ComponentType } from 'react';
import { usePoints, PointList } from '../../features/pickup-points/point-list.tsx';
import { pickupPointsTexts } from '../../features/pickup-points/pickup-points-words.ts';
import { locale } from '../../shared/i18n/locale.ts';
import { TextBlocks } from '../../shared/long-text/text-blocks.tsx';
import { useAskedPlace } from '../../shared/long-text/use-asked-place.ts';
import { useRoute } from '../../shared/router/hash-router.ts';
import { useIsDrawnHere } from '../../shared/ui/drawing-stage.ts';
import { loadText, useText } from '../content/load-content.ts';
import { Grid, Text } from '../../shared/ui/primitives.tsx';
import css from './pickup-points.module.css';

const textKey = { page: 'pickupPoints', textLocale: locale, version: undefined } as const;

function HowCollectingGoes() {
  const { query } = useRoute();
  const text = useText(textKey);
  useAskedPlace(query.get('q'));
  return (
    <Grid
      as="article"
      columns={1}
      gap={14}
      padding={20}
      fill="surface"
      border="all"
      radius="card"
      shadow="card"
      className={css.text}
    >
      <TextBlocks blocks={text.blocks} page="pickupPoints" />
    </Grid>
  );
}

/** Where the points are, and below it how collecting goes; drawn after the points, which would push it down. */
function PickupPointsPage() {
  const { title } = useText(textKey);
  const points = usePoints();
  const isDrawnHere = useIsDrawnHere();
  return (
    <div className={css.page}>
      <header>
        <h1>{title}</h1>
        <Text marginTop={8} tone="soft">
          {pickupPointsTexts.read().lead}
        </Text>
      </header>
      <PointList answer={points} />
      {(points.state !== 'loading' || !isDrawnHere) && <HowCollectingGoes />}
    </div>
  );
}

/** The page with its words and its long text, all loaded. */
export async function loadPickupPointsPage(): Promise<ComponentType> {
  await Promise.all([pickupPointsTexts.load(), loadText(textKey)]);
  return PickupPointsPage;
}
