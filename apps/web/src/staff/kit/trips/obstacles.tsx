import type { LoadObstacle } from '@rohi/contract/linehaul/trip-plan.contract';
import { Banknote, ClipboardX, FileWarning, OctagonAlert, SearchX, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { RecordLink } from '../record/record-link.tsx';
import { Button } from '../ui/button.tsx';
import { loadTexts } from '../kit-words.ts';
import { Grid, Row as Flex, Text } from '../../../shared/ui/primitives.tsx';
import css from './obstacles.module.css';

type Obstacle = {
  kind: LoadObstacle;
  parcels: number;
  customers: number;
  codes: readonly string[];
  stops: boolean;
};

const icons: Record<LoadObstacle, LucideIcon> = {
  UNDECLARED: ClipboardX,
  HELD: OctagonAlert,
  LOST: SearchX,
  RETURNING: Undo2,
  NO_VALUE: FileWarning,
  UNPAID: Banknote,
};

type ObstaclesProps = {
  obstacles: readonly Obstacle[];
  /** Takes parcels out of the plan, where that can be done. */
  onDrop?: ((codes: string[]) => void) | undefined;
};

/** What hinders a departure, each with what settles it and the parcels that it is about. */
export function Obstacles({ obstacles, onDrop }: ObstaclesProps) {
  const words = loadTexts.read();
  if (obstacles.length === 0)
    return (
      <Text paddingX={20} paddingTop={0} paddingBottom={16} tone="soft">
        {words.nothingHinders}
      </Text>
    );
  return (
    <ul className={css.list}>
      {obstacles.map((obstacle) => (
        <Row key={obstacle.kind} obstacle={obstacle} onDrop={onDrop} />
      ))}
    </ul>
  );
}

/** What waits and may not leave: it is no part of what is suggested. */
export function Hindered({ hindered }: { hindered: readonly { kind: LoadObstacle; parcels: number }[] }) {
  const words = loadTexts.read();
  if (hindered.length === 0) return null;
  return (
    <>
      <Text paddingX={20} paddingTop={0} paddingBottom={16} tone="soft">
        {words.stays}
      </Text>
      <ul className={css.list}>
        {hindered.map(({ kind, parcels }) => (
          <li key={kind}>
            <Icon of={icons[kind]} size={20} className={css.icon} />
            <b>{words.obstacles[kind](parcels)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ obstacle, onDrop }: Pick<ObstaclesProps, 'onDrop'> & { obstacle: Obstacle }) {
  const words = loadTexts.read();
  const [isOpen, setOpen] = useState(false);
  const { kind, parcels, customers, codes, stops } = obstacle;
  return (
    <li data-stops={stops}>
      <Icon of={icons[kind]} size={20} className={css.icon} />
      <Grid gap={2} justifyItems="start" flex={1} minWidth={0}>
        <Flex
          as="p"
          wrap
          rowGap={4}
          columnGap={12}
          align="center"
          justify="between"
          wide
          className={css.head}
        >
          <b>{words.obstacles[kind](parcels)}</b>
          <Button kind="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen ? words.hide : words.show}
          </Button>
        </Flex>
        <Text tone="soft" size={13}>
          {words.customers(customers)}, {stops ? words.stops : words.warns}
        </Text>
        <Text tone="soft" size={13}>
          {words.settle[kind]}
        </Text>
        {isOpen && (
          <>
            <Grid
              as="ul"
              gap={4}
              overflow="auto"
              marginTop={6}
              marginBottom={6}
              size={13}
              digits
              breaks
              className={css.codes}
            >
              {codes.map((code) => (
                <li key={code}>
                  <RecordLink to="parcels" id={code} />
                </li>
              ))}
              {parcels > codes.length && <li>{words.more(parcels - codes.length)}</li>}
            </Grid>
            {onDrop && <Button onPress={() => onDrop([...codes])}>{words.drop}</Button>}
          </>
        )}
      </Grid>
    </li>
  );
}
