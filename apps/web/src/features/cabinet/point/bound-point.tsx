import { ChevronRight, PackageCheck, Store } from 'lucide-react';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import { openingWords } from './opening-words.ts';
import type { Binding, OwnPoint } from './own-point.ts';
import { placeName } from './rules/shown-points.ts';
import type { Point } from './rules/shown-points.ts';
import { SwitchLists } from './switch-plan.tsx';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './point.module.css';

/** What a change has done to orders under way, as the service answered. */
export function BindingResult({ binding }: { binding: Binding }) {
  const texts = cabinetTexts.read().point;
  const { pickupPoint, follow, stay } = binding;
  return (
    <Grid
      role="status"
      gap={12}
      marginTop={16}
      paddingX={16}
      paddingY={14}
      fill="lapis-soft"
      radius="control"
      size={15}
      className={css.result}
    >
      <p>{texts.bound(placeName(pickupPoint.name, pickupPoint.city))}</p>
      {follow + stay === 0 ? <p>{texts.nothingMoves}</p> : <SwitchLists plan={binding} />}
      <ButtonLink kind="soft" href={hrefOf('orderManagement', { new: '1' })}>
        {texts.addOrder}
      </ButtonLink>
    </Grid>
  );
}

function Waiting({ waiting }: { waiting: number }) {
  const texts = cabinetTexts.read().point;
  if (waiting === 0)
    return (
      <Text marginTop={12} tone="soft" size={15}>
        {texts.nothingWaits}
      </Text>
    );
  return (
    <Row
      as="a"
      href={hrefOf('platform')}
      gap={12}
      align="center"
      marginTop={16}
      paddingX={16}
      paddingY={10}
      radius="control"
      tone="green"
      weight={600}
      className={css.waiting}
    >
      <Icon of={PackageCheck} />
      <Text as="span" flex={1}>
        {texts.waiting(waiting)}
      </Text>
      <Text as="b" display="inline-flex" gap={4} align="center" weight={600}>
        {texts.show}
        <Icon of={ChevronRight} size={18} />
      </Text>
    </Row>
  );
}

type BoundPointProps = {
  own: OwnPoint;
  /** Undefined until they have come. */
  points: readonly Point[] | undefined;
};

/** The bound point with the count of parcels that wait there (specification, section 2). */
export function BoundPoint({ own: { pickupPoint, waiting }, points }: BoundPointProps) {
  const texts = cabinetTexts.read().point;
  if (pickupPoint === null)
    return (
      <Text tone="soft" size={15}>
        {points?.length === 0 ? texts.notChosen : texts.none}
      </Text>
    );
  const whole = points?.find(({ id }) => id === pickupPoint.id);
  const opening = whole && openingWords(whole);
  return (
    <>
      <Row gap={14}>
        <Grid
          as="span"
          place="center"
          flex="none"
          fill="lapis-soft"
          radius="control"
          tone="lapis"
          className={css.picture}
        >
          <Icon of={Store} size={22} />
        </Grid>
        <div>
          <Text weight={700}>{placeName(pickupPoint.name, pickupPoint.city)}</Text>
          {whole && (
            <Text tone="soft" size={15}>
              {whole.address}
            </Text>
          )}
          {opening !== undefined && (
            <Text tone="soft" size={15}>
              {opening}
            </Text>
          )}
        </div>
      </Row>
      <Waiting waiting={waiting} />
    </>
  );
}
