import { PackageMinus, PackagePlus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { momentText } from '../list/moment-text.ts';
import { loadTexts } from '../kit-words.ts';
import type { LoadCheck } from './load-queries.ts';
import { Box, Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './load-lists.module.css';
import { personName } from '../people.ts';

type CheckedList = LoadCheck['missing'];
type CheckedThing = CheckedList['list'][number];

type Level = 'h2' | 'h3';

/**
 * What was planned and is not aboard beside what is aboard and was not planned. `heading`: what follows the heading
 * above.
 */
export function LoadLists({
  missing,
  extra,
  heading,
}: Pick<LoadCheck, 'missing' | 'extra'> & { heading: Level }) {
  const { check } = loadTexts.read();
  if (missing.parcels === 0 && extra.parcels === 0)
    return (
      <Text tone="green" weight={600}>
        {check.agrees}
      </Text>
    );
  return (
    <Grid gap={12} align="start" className={css.lists}>
      <List title={check.missing} icon={PackageMinus} found={missing} heading={heading} />
      <List title={check.extra} icon={PackagePlus} found={extra} heading={heading} />
    </Grid>
  );
}

type ListProps = { title: string; icon: LucideIcon; found: CheckedList; heading: Level };

function List({ title, icon, found: { parcels, list }, heading: Heading }: ListProps) {
  const { check } = loadTexts.read();
  const named = list.reduce((sum, each) => sum + each.parcels, 0);
  return (
    <Box as="section" overflow="hidden" border="all" radius="control" className={css.list} aria-label={title}>
      <header>
        <Icon of={icon} size={20} />
        <Heading>{title}</Heading>
        <b>{list.length}</b>
        <span>{check.parcels(parcels)}</span>
      </header>
      <ul>
        {list.map((thing) => (
          <li key={thing.code}>
            <b>{thing.code}</b>
            <span>{whatOf(thing)}</span>
            <span>{whereOf(thing)}</span>
          </li>
        ))}
        {parcels > named && <li>{check.notAll(parcels - named)}</li>}
      </ul>
    </Box>
  );
}

function whatOf({ kind, parcels, weightKg, customerCode }: CheckedThing): string {
  const { check } = loadTexts.read();
  const weight = weightKg === null ? undefined : `${formatShortDecimal(weightKg)} ${check.kg}`;
  const facts =
    kind === null ? [check.loose, customerCode, weight] : [check.kinds[kind], check.parcels(parcels), weight];
  return facts.filter(Boolean).join(' · ');
}

/** The cell that it lies in, or since when it is aboard. */
function whereOf({ cell, at, by }: CheckedThing): string {
  const { check } = loadTexts.read();
  if (at !== null) return check.loadedBy(momentText(at), personName(by ?? ''));
  return cell === null ? '' : check.inCell(cell);
}
