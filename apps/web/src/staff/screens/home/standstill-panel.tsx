import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { StageTiles } from '../standstill/stage-tiles.tsx';
import { useStandstill } from '../standstill/standstill-queries.ts';
import { standstillTexts } from '../screen-words.ts';
import { Row, Stack } from '../../../shared/ui/primitives.tsx';
import css from './standstill-panel.module.css';

/** What is late at each stage of the way, with the way to the whole of it. */
export function StandstillPanel() {
  const { title, whole } = standstillTexts.read();
  const { line } = useStaffRoute();
  const answer = useStandstill(line);
  return (
    <Stack as="section" gap={12} aria-labelledby="standstill">
      <Row as="header" wrap rowGap={4} columnGap={16} align="baseline" className={css.head}>
        <h2 id="standstill">{title}</h2>
        <a href={staffHref(line, 'standstill')}>{whole}</a>
      </Row>
      <Answered answer={answer}>{({ stages }) => <StageTiles stages={stages} />}</Answered>
    </Stack>
  );
}
