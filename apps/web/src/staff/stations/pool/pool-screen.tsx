import { readScannedCode, sayOfNoCode } from '@rohi/contract/stations/scanned-code';
import { ArrowLeft, PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { goTo, staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { ScanField } from '../scan-input/scan-field.tsx';
import { poolTexts, stationsTexts } from '../station-words.ts';
import { CandidatesPanel } from './candidates-panel.tsx';
import { ParcelPanel } from './parcel-panel.tsx';
import { PoolList } from './pool-list.tsx';
import { useCandidates, usePool, usePoolParcel } from './pool-queries.ts';
import type { Pool } from './pool-queries.ts';
import { Grid, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './pool-screen.module.css';

const aPage = 50;

/**
 * Unidentified parcels: what can be read of each, what was scanned around it, and its likely owners. A code that is
 * scanned opens its parcel.
 */
export function PoolScreen() {
  const { title } = poolTexts.read();
  const { line, query } = useStaffRoute();
  const [limit, setLimit] = useState(aPage);
  const pool = usePool(limit);
  const named = query.get('code') ?? undefined;
  const hrefOf = (code?: string) =>
    staffHref(line, 'pool', code === undefined ? undefined : new URLSearchParams({ code }));
  const open = (raw: string) => {
    const code = readScannedCode(raw);
    if (code === undefined) return showMessage('error', stationsTexts.read().says[sayOfNoCode(raw)].line);
    return goTo(hrefOf(code));
  };
  return (
    <Stack gap={12} flex={1} minHeight={0} position="relative" padding={16} className={css.screen}>
      <h1 className="visually-hidden">{title}</h1>
      <ScanField onCode={open} saysTrouble />
      <Answered answer={pool}>
        {(data) => {
          const isEmpty = data.total === 0 && data.bound.length === 0 && named === undefined;
          if (isEmpty) return <Empty />;
          return (
            <Grid
              gap={12}
              flex={1}
              minHeight={0}
              className={css.columns}
              data-open={named !== undefined || undefined}
            >
              <PoolList
                pool={data}
                current={named ?? firstOf(data)}
                hrefOf={hrefOf}
                {...(data.total > limit && { onMore: () => setLimit(limit + aPage) })}
              />
              <Opened key={named ?? firstOf(data)} code={named ?? firstOf(data)} listHref={hrefOf()} />
            </Grid>
          );
        }}
      </Answered>
    </Stack>
  );
}

/** On a wide screen the one that has waited longest lies open; a phone shows the list until one is chosen. */
function firstOf({ list }: Pool): string | undefined {
  return list[0]?.trackingCode;
}

function Empty() {
  const { empty } = poolTexts.read();
  const { line } = useStaffRoute();
  const { menus } = useUser();
  const receives = menus[line].some(({ key }) => key === 'receiving');
  return (
    <Stack
      as="section"
      gap={8}
      align="center"
      justify="center"
      flex={1}
      fill="surface"
      border="all"
      radius="panel"
      tone="soft"
      text="center"
      className={css.empty}
    >
      <Icon of={PackageCheck} size={40} />
      <Text as="h2" tone="ink">
        {empty.title}
      </Text>
      <p>{empty.text}</p>
      {receives && <a href={staffHref(line, 'receiving')}>{empty.toReceiving}</a>}
    </Stack>
  );
}

function Opened({ code, listHref }: { code: string | undefined; listHref: string }) {
  const { empty } = poolTexts.read();
  if (code === undefined)
    return (
      <Stack
        as="section"
        gap={8}
        align="center"
        justify="center"
        flex={1}
        fill="surface"
        border="all"
        radius="panel"
        tone="soft"
        text="center"
        className={classNames(css.empty, css.rest)}
      >
        <Text as="h2" tone="ink">
          {empty.title}
        </Text>
        <p>{empty.text}</p>
      </Stack>
    );
  return <Parcel code={code} listHref={listHref} />;
}

function Parcel({ code, listHref }: { code: string; listHref: string }) {
  const { back } = poolTexts.read();
  const parcel = usePoolParcel(code);
  const candidates = useCandidates(code);
  const way = (
    <Text
      as="a"
      href={listHref}
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
  const customers = new Set(candidates.data?.list.slice(0, 1).map(({ customerCode }) => customerCode));
  return (
    <>
      <Stack
        as="section"
        minWidth={0}
        minHeight={0}
        overflow="auto"
        fill="surface"
        border="all"
        radius="panel"
        className={classNames(css.panel)}
        aria-label={code}
      >
        <div className={css.phoneBack}>{way}</div>
        <Answered answer={parcel} way={way}>
          {(data) => <ParcelPanel parcel={data} likely={customers} />}
        </Answered>
      </Stack>
      <Stack
        as="section"
        minWidth={0}
        minHeight={0}
        overflow="auto"
        fill="surface"
        border="all"
        radius="panel"
        className={classNames(css.panel)}
      >
        {parcel.data !== undefined && (
          <CandidatesPanel parcel={parcel.data} candidates={candidates} listHref={listHref} />
        )}
      </Stack>
    </>
  );
}
