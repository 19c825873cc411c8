import { classNames } from '../../../shared/ui/class-names.ts';
import { figureText } from '../reports/figures.ts';
import { daysSince } from './days-since.ts';
import type { StandstillStage } from './standstill-queries.ts';
import { standstillTexts } from '../screen-words.ts';
import { Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './stage-tiles.module.css';

/** How many are late at each stage of the way, and since when; each leads to its list. */
export function StageTiles({ stages }: { stages: readonly StandstillStage[] }) {
  const words = standstillTexts.read();
  return (
    <Row as="ol" wrap overflow="hidden" fill="surface" border="all" radius="panel" aria-label={words.title}>
      {stages.map(({ kind, late, of, oldest, route }) => {
        const { name, late: what } = words.stages[kind];
        const inside = (
          <>
            <Text as="span" size={14} weight={600}>
              {name}
            </Text>
            <span>
              <Text as="span" size={22} weight={600} digits className={css.count}>
                {figureText(late, 'PIECE')}
              </Text>{' '}
              <span className={css.of}>{words.of(figureText(of, 'PIECE'))}</span>
            </span>
            <span className={css.what}>{what}</span>
            <span className={css.what}>
              {oldest === null ? words.none : words.oldest(words.days(daysSince(oldest)))}
            </span>
          </>
        );
        return (
          <Row as="li" key={kind} minWidth={0} className={classNames(css.stage, late > 0 && css.late)}>
            {late > 0 ? (
              <Stack
                as="a"
                href={`#${route}`}
                gap={2}
                flex={1}
                minWidth={0}
                tone="ink"
                className={css.inside}
              >
                {inside}
              </Stack>
            ) : (
              <Stack as="span" gap={2} flex={1} minWidth={0} tone="ink" className={css.inside}>
                {inside}
              </Stack>
            )}
          </Row>
        );
      })}
    </Row>
  );
}
