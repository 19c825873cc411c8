import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './container-card.module.css';

/** A count of parcels, as the stations write it. */
export function countText(count: number): string {
  return formatShortDecimal(String(count));
}

/** A container over the whole width of its station: the card, and below it what the card does not hold. */
export function ContainerView({ children }: { children: ReactNode }) {
  return (
    <Stack gap={12} flex={1} minHeight={0} digits>
      {children}
    </Stack>
  );
}

type CardProps = {
  code: string;
  name: string;
  lines: readonly ReactNode[];
  aside: ReactNode;
  children: ReactNode;
};

/** The container at work: what it is, what can be done with the whole of it (`aside`), and how much of it is done. */
export function ContainerCard({ code, name, lines, aside, children }: CardProps) {
  return (
    <Grid
      as="section"
      columns={1}
      gap={10}
      flex="none"
      paddingX={20}
      paddingY={12}
      fill="surface"
      border="all"
      radius="panel"
      className={css.card}
      aria-label={code}
    >
      <Row as="header" wrap rowGap={8} columnGap={16} align="center">
        <b className={css.code}>{name}</b>
        <Grid as="p" flex={1} className={css.about}>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of a head have no other name
            <span key={index}>{line}</span>
          ))}
        </Grid>
        {aside}
      </Row>
      {children}
    </Grid>
  );
}

export function ContainerNote({ children }: { children: ReactNode }) {
  return <p className={css.note}>{children}</p>;
}

/** What ends the work on the container, with why it cannot be ended now. */
export function ContainerEnd({ why, children }: { why: string | undefined; children: ReactNode }) {
  return (
    <Row wrap rowGap={4} columnGap={12} align="center" marginStart="auto" className={css.finish}>
      {why !== undefined && <span>{why}</span>}
      {children}
    </Row>
  );
}

/** The work is done. */
export function ContainerOver({ children }: { children: ReactNode }) {
  return (
    <Text tone="green" weight={600}>
      {children}
    </Text>
  );
}

type Numbers = { expected: number; scanned: number; implied: number; missing: number };
type FillProps = {
  numbers: Numbers;
  words: { scanned: string; implied: string; missing: string; waits: (count: number) => string };
  /** Scans that have no answer yet. */
  waiting: number;
  /** All that is expected, in words. */
  total: { name: string; text: string };
};

/** One bar of what is expected: scanned, in whole bags, missing. */
export function ContainerFill({ numbers, words, waiting, total }: FillProps) {
  const { scanned, implied, missing, expected } = numbers;
  const share = (parcels: number) => `${expected === 0 ? 0 : (parcels * 100) / expected}%`;
  return (
    <div className={css.fill}>
      <Row overflow="hidden" className={css.bar} aria-hidden>
        <i style={{ width: share(scanned) }} />
        <i style={{ width: share(implied) }} />
      </Row>
      <Row as="dl" wrap rowGap={4} columnGap={20} marginTop={8}>
        <Part part="scanned" name={words.scanned} count={scanned} />
        <Part part="implied" name={words.implied} count={implied} />
        <Part part="missing" name={words.missing} count={missing} />
        {waiting > 0 && <div data-waits>{words.waits(waiting)}</div>}
        <div>
          <dt>{total.name}</dt>
          <dd>{total.text}</dd>
        </div>
      </Row>
    </div>
  );
}

function Part({ part, name, count }: { part: string; name: string; count: number }) {
  return (
    <div data-part={part}>
      <dt>{name}</dt>
      <dd>{countText(count)}</dd>
    </div>
  );
}

/** The keys of the station in a row; a hint is a paragraph. */
export function ContainerActs({ children }: { children: ReactNode }) {
  return <footer className={css.acts}>{children}</footer>;
}

/** Lists side by side, one below another on a phone. */
export function ThingLists({ columns, children }: { columns: 2 | 3; children: ReactNode }) {
  return (
    <Grid gap={12} flex={1} minHeight={0} className={css.lists} data-columns={columns}>
      {children}
    </Grid>
  );
}

type ThingListProps = {
  title: string;
  icon?: LucideIcon;
  tone?: 'gold' | 'lapis' | 'danger';
  /** Beside the title: a number, or words. */
  count: ReactNode;
  /** What is said of an empty list; undefined where it is not empty. */
  none: string | undefined;
  children: ReactNode;
};

export function ThingList({ title, icon, tone, count, none, children }: ThingListProps) {
  return (
    <Stack
      as="section"
      minHeight={0}
      overflow="hidden"
      fill="surface"
      border="all"
      radius="panel"
      className={css.list}
      aria-label={title}
      data-tone={tone}
    >
      <header>
        {icon && <Icon of={icon} size={20} />}
        <h2>{title}</h2>
        {count}
      </header>
      {none === undefined ? <ul>{children}</ul> : <p>{none}</p>}
    </Stack>
  );
}

/** What somebody has said becomes of a thing. */
export function SettledNote({ children }: { children: ReactNode }) {
  return <p className={css.settled}>{children}</p>;
}

/** What can be done with a thing of a list. */
export function RowActs({ children }: { children: ReactNode }) {
  return <div className={css.rowActs}>{children}</div>;
}
