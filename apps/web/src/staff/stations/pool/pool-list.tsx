import { Package } from 'lucide-react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { momentHere } from '../bar/time-of-day.ts';
import { kilograms } from './pool-measures.ts';
import type { Pool } from './pool-queries.ts';
import { poolTexts } from '../station-words.ts';
import { Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './pool-list.module.css';

type PoolListProps = {
  pool: Pool;
  current: string | undefined;
  hrefOf: (code?: string) => string;
  onMore?: () => void;
};

/** From so many days on a parcel has waited for long. */
const longDays = 3;
const dayMs = 86_400_000;

function waitsLong(since: string): boolean {
  return Date.now() - Date.parse(since) > longDays * dayMs;
}

/** The parcels that wait, the oldest first, and below them what was bound lately and can be taken back. */
export function PoolList({ pool, current, hrefOf, onMore }: PoolListProps) {
  const { list: words } = poolTexts.read();
  return (
    <Stack
      as="nav"
      gap={4}
      minHeight={0}
      overflow="auto"
      paddingX={8}
      paddingTop={0}
      paddingBottom={8}
      fill="surface"
      border="all"
      radius="panel"
      aria-label={words.title}
    >
      <Row as="header" align="baseline" justify="between" tone="soft" size={13} className={css.head}>
        <Text as="h2" tone="ink" size={16}>
          {words.title}
        </Text>
        <span>{words.count(pool.total)}</span>
      </Row>
      <Grid as="ul" gap={2}>
        {pool.list.map((row) => (
          <li key={row.trackingCode}>
            <Text
              as="a"
              href={hrefOf(row.trackingCode)}
              align="center"
              minHeight={44}
              radius={10}
              className={classNames(css.row, row.trackingCode === current && css.current)}
              aria-current={row.trackingCode === current || undefined}
            >
              <Grid as="span" place="center" flex="none" fill="canvas" tone="faint" className={css.picture}>
                <Icon of={Package} size={22} />
              </Grid>
              <Text as="span" minWidth={0} size={13} digits className={css.facts}>
                <Text as="b" tone="ink" size={14} breaks>
                  {row.readCode ?? words.noCode}
                </Text>
                <span>{[kilograms(row.weightG), row.cell].filter(Boolean).join(' · ')}</span>
                <time dateTime={row.receivedAt} data-late={waitsLong(row.receivedAt) || undefined}>
                  {momentHere(row.receivedAt)}
                </time>
                {row.claims > 0 && (
                  <Text as="span" tone="lapis" weight={600}>
                    {words.claims(row.claims)}
                  </Text>
                )}
              </Text>
            </Text>
          </li>
        ))}
      </Grid>
      {onMore && <Button onPress={onMore}>{words.more}</Button>}
      {pool.bound.length > 0 && (
        <>
          <Text as="h3" tone="soft" size={13} className={css.subhead}>
            {words.bound}
          </Text>
          <Grid as="ul" gap={2}>
            {pool.bound.map(({ trackingCode, customerCode, boundAt }) => (
              <li key={trackingCode}>
                <Text
                  as="a"
                  href={hrefOf(trackingCode)}
                  align="center"
                  minWidth={0}
                  minHeight={44}
                  radius={10}
                  size={13}
                  digits
                  className={classNames(
                    css.row,
                    css.facts,
                    css.bound,
                    trackingCode === current && css.current,
                  )}
                  aria-current={trackingCode === current || undefined}
                >
                  <Text as="b" tone="ink" size={14} breaks>
                    {trackingCode}
                  </Text>
                  <span>{words.boundTo(customerCode)}</span>
                  <time dateTime={boundAt}>{momentHere(boundAt)}</time>
                </Text>
              </li>
            ))}
          </Grid>
        </>
      )}
    </Stack>
  );
}
