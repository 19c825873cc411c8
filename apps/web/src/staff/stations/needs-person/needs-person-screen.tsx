import { ArrowLeft, CheckCheck } from 'lucide-react';
import { formatAge } from '../../../shared/format/age.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { useAllLateScans } from '../receiving/late-scans.ts';
import type { LateScan } from '../receiving/late-scans.ts';
import { needsPersonTexts, stationsTexts } from '../station-words.ts';
import { ScanPanel } from './scan-panel.tsx';
import { Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './needs-person-screen.module.css';

/** Scans that may not be taken silently: what the server and the device say of each, and what is done about it. */
export function NeedsPersonScreen() {
  const { title, lead, empty } = needsPersonTexts.read();
  const { query } = useStaffRoute();
  const scans = useAllLateScans();
  const named = query.get('scan') ?? undefined;
  return (
    <Stack
      gap={16}
      flex={1}
      minHeight={0}
      paddingX={24}
      paddingTop={20}
      paddingBottom={24}
      className={css.screen}
    >
      <Row as="header" wrap rowGap={4} columnGap={12} align="baseline" tone="soft" className={css.top}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </Row>
      <Answered answer={scans}>
        {({ list, total }) =>
          list.length === 0 && named === undefined ? (
            <Stack
              as="section"
              gap={8}
              align="center"
              justify="center"
              tone="soft"
              text="center"
              className={css.empty}
            >
              <Icon of={CheckCheck} size={40} />
              <Text as="h2" tone="ink">
                {empty.title}
              </Text>
              <p>{empty.text}</p>
            </Stack>
          ) : (
            <Grid gap={16} align="start" className={css.columns} data-open={named !== undefined || undefined}>
              <ScanList list={list} total={total} current={named ?? list[0]?.id} />
              <Opened scan={list.find(({ id }) => id === (named ?? list[0]?.id))} />
            </Grid>
          )
        }
      </Answered>
    </Stack>
  );
}

type ScanListProps = { list: readonly LateScan[]; total: number; current: string | undefined };

function ScanList({ list, total, current }: ScanListProps) {
  const { list: words } = needsPersonTexts.read();
  const { says } = stationsTexts.read();
  const { line } = useStaffRoute();
  return (
    <nav className={css.list} aria-label={words.title}>
      <ul>
        {list.map(({ id, say, code, unit, cameAt }) => (
          <li key={id}>
            <Grid
              as="a"
              href={staffHref(line, 'needs-person', new URLSearchParams({ scan: id }))}
              rowGap={2}
              columnGap={12}
              minHeight={44}
              paddingX={12}
              paddingY={8}
              radius={10}
              tone="soft"
              size={13}
              className={classNames(css.row, id === current && css.current)}
              aria-current={id === current || undefined}
            >
              <Text as="b" tone="ink" size={14}>
                {says[say].title}
              </Text>
              <time dateTime={cameAt}>{formatAge(Date.parse(cameAt))}</time>
              <Text as="span" digits breaks className={css.code}>
                {code}
              </Text>
              <span>{unit}</span>
            </Grid>
          </li>
        ))}
      </ul>
      {total > list.length && (
        <Text paddingX={12} paddingY={8} tone="soft" size={13}>
          {words.more(list.length, total)}
        </Text>
      )}
    </nav>
  );
}

function Opened({ scan }: { scan: LateScan | undefined }) {
  const { back, gone } = needsPersonTexts.read();
  const { line } = useStaffRoute();
  const way = (
    <Text
      as="a"
      href={staffHref(line, 'needs-person')}
      display="inline-flex"
      gap={6}
      align="center"
      minHeight={44}
      tone="lapis"
      weight={600}
    >
      <Icon of={ArrowLeft} size={18} />
      {back}
    </Text>
  );
  if (scan === undefined)
    return (
      <Stack
        as="section"
        gap={8}
        align="center"
        justify="center"
        tone="soft"
        text="center"
        className={css.empty}
      >
        <Text as="h2" tone="ink">
          {gone.title}
        </Text>
        <p>{gone.text}</p>
        {way}
      </Stack>
    );
  return (
    <section className={css.panel} aria-label={scan.code}>
      <div className={css.phoneBack}>{way}</div>
      <ScanPanel key={scan.id} scan={scan} />
    </section>
  );
}
