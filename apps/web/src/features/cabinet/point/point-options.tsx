import { useId } from 'react';
import { formatKm } from '../../../shared/geo/distance.ts';
import { cabinetTexts } from '../cabinet-words.ts';
import { FieldError } from '../../../shared/forms/text-field.tsx';
import { openingWords } from './opening-words.ts';
import { joined, optionName } from './rules/shown-points.ts';
import type { ShownPoint } from './rules/shown-points.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './point.module.css';

function PointOption({
  shown,
  isChosen,
  onChoose,
}: {
  shown: ShownPoint;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { distance } = cabinetTexts.read().point;
  const { point, km } = shown;
  const opening = openingWords(point);
  return (
    <Row
      as="label"
      gap={12}
      align="start"
      minHeight={44}
      paddingX={14}
      paddingY={12}
      radius="control"
      className={css.option}
    >
      <input type="radio" name="pickupPoint" value={point.id} checked={isChosen} onChange={onChoose} />
      <Text as="span" flex={1} minWidth={0}>
        <Text display="block" as="span" weight={700}>
          {optionName(point.name, point.city.name)}
        </Text>
        <Text display="block" as="span" tone="soft" size={15}>
          {joined(point.address, point.landmark)}
        </Text>
        {opening !== undefined && (
          <Text display="block" as="span" tone="soft" size={15}>
            {opening}
          </Text>
        )}
        {km !== undefined && (
          <Text display="block" as="span" size={14} weight={600} className={css.km}>
            {distance(formatKm(km))}
          </Text>
        )}
      </Text>
    </Row>
  );
}

type PointOptionsProps = {
  shown: readonly ShownPoint[];
  chosenId: number | undefined;
  onChoose: (id: number) => void;
  error: string | undefined;
};

/** The points, one of which is chosen. */
export function PointOptions({ shown, chosenId, onChoose, error }: PointOptionsProps) {
  const { points } = cabinetTexts.read().point;
  const errorId = useId();
  return (
    <Box
      as="fieldset"
      minWidth={0}
      margin={0}
      padding={0}
      className={css.points}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <Text as="legend" display="block" marginBottom={6} size={14} weight={600}>
        {points}
      </Text>
      {error !== undefined && <FieldError id={errorId} text={error} />}
      <Grid gap={8} className={css.list}>
        {shown.map((each) => (
          <PointOption
            key={each.point.id}
            shown={each}
            isChosen={each.point.id === chosenId}
            onChoose={() => onChoose(each.point.id)}
          />
        ))}
      </Grid>
    </Box>
  );
}
