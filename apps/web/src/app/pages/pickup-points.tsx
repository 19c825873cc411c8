import type { ComponentType } from 'react';
import { usePoints, PointList } from '../../features/pickup-points/point-list.tsx';
import { pickupPointsTexts } from '../../features/pickup-points/pickup-points-words.ts';
import { locale } from '../../shared/i18n/locale.ts';
import { TextBlocks } from '../../shared/long-text/text-blocks.tsx';
import { useAskedPlace } from '../../shared/long-text/use-asked-place.ts';
import { useRoute } from '../../shared/router/hash-router.ts';
import { useIsDrawnHere } from '../../shared/ui/drawing-stage.ts';
import { loadText, useText } from '../content/load-content.ts';
import css from './pickup-points.module.css';

const textKey = { page: 'pickupPoints', textLocale: locale, version: undefined } as const;

function HowCollectingGoes() {
  const { query } = useRoute();
  const text = useText(textKey);
  useAskedPlace(query.get('q'));
  return (
    <article className={css.text}>
      <TextBlocks blocks={text.blocks} page="pickupPoints" />
    </article>
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
        <p className={css.lead}>{pickupPointsTexts.read().lead}</p>
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
