import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { StageTiles } from '../standstill/stage-tiles.tsx';
import { useStandstill } from '../standstill/standstill-queries.ts';
import { standstillTexts } from '../screen-words.ts';
import { Row, Stack, Text } from '../../../shared/ui/primitives.tsx';

/** What is late at each stage of the way, with the way to the whole of it. */
export function StandstillPanel() {
  const { title, whole } = standstillTexts.read();
  const { line } = useStaffRoute();
  const answer = useStandstill(line);
  return (
    <Stack as="section" gap={12} aria-labelledby="standstill">
      <Row as="header" wrap rowGap={4} columnGap={16} align="baseline">
        <Text as="h2" size={15} weight={600} id="standstill">
          {title}
        </Text>
        <Text as="a" size={14} weight={600} href={staffHref(line, 'standstill')}>
          {whole}
        </Text>
      </Row>
      <Answered answer={answer}>{({ stages }) => <StageTiles stages={stages} />}</Answered>
    </Stack>
  );
}
