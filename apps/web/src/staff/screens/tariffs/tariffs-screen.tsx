import type { TariffState, TariffVersionLine } from '@rohi/contract/pricing/tariff-administration.contract';
import { tariffStateNames } from '@rohi/contract/pricing/price-words';
import type { Tone } from '@rohi/contract/tone';
import { Calculator, Plus } from 'lucide-react';
import { useState } from 'react';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { call } from '../../../shared/api/call.ts';
import { formatDate } from '../../../shared/format/dates.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { PriceCheck } from '../charges/charge-parts.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { ListFile } from '../../kit/list/list-file.tsx';
import { ListHead } from '../../kit/list/list-head.tsx';
import { Box, Stack, Text } from '../../../shared/ui/primitives.tsx';
import listCss from '../../kit/list/list-screen.module.css';
import tableCss from '../../kit/list/list-table.module.css';
import { goTo, staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { usePricesRefresh, useVersions } from './tariff-queries.ts';
import { tariffsTexts } from '../screen-words.ts';
import { VersionDrawer } from './version-drawer.tsx';

const tones: Record<TariffState, Tone> = {
  DRAFT: 'gold',
  UPCOMING: 'lapis',
  IN_FORCE: 'green',
  OVER: 'grey',
  REPLACED: 'grey',
  CANCELLED: 'grey',
};

/** Versions of the tariffs with their history; one opens at the edge. */
export function TariffsScreen() {
  const texts = tariffsTexts.read();
  const { line, query } = useStaffRoute();
  const versions = useVersions();
  const refresh = usePricesRefresh();
  const open = query.get('version');
  const hrefOf = (id?: string) =>
    staffHref(line, 'tariffs', new URLSearchParams(id === undefined ? {} : { version: id }));
  const list = versions.data?.list ?? [];
  const startDraft = async (channelCode: string) => {
    const body = { requestId: newRequestId(), channelCode };
    const draft = await call('POST /price/drafts', { body }).catch(() => undefined);
    if (draft === undefined) return;
    await refresh();
    goTo(hrefOf(draft.id));
  };
  return (
    <Stack flex={1} minHeight={0} paddingX={24} paddingTop={20} paddingBottom={0} className={listCss.screen}>
      <ListHead title={texts.title} count={versions.data && texts.count(versions.data.total)}>
        <CheckPriceButton list={list} />
        <ListFile path="/price/versions" query={{}} />
        {channelsWithoutDraft(list).map(({ channelCode, name }) => (
          <Button key={channelCode} onPress={() => void startDraft(channelCode)}>
            <Icon of={Plus} size={18} />
            {texts.newDraft(name)}
          </Button>
        ))}
      </ListHead>
      <Stack
        flex={1}
        overflow="hidden"
        fill="surface"
        border="all"
        radius="panel"
        shadow="panel"
        className={listCss.body}
        style={{ marginTop: 16, marginBottom: 20 }}
      >
        <Answered answer={versions}>
          {(answer) => <VersionsTable list={answer.list} hrefOf={hrefOf} />}
        </Answered>
      </Stack>
      {open !== null && (
        <VersionDrawer
          key={open}
          id={open}
          versions={list}
          onOpen={(id) => goTo(hrefOf(id))}
          onClose={() => goTo(hrefOf())}
        />
      )}
    </Stack>
  );
}

/** What a load costs on any day: for staff who answer a customer. */
function CheckPriceButton({ list }: { list: readonly TariffVersionLine[] }) {
  const { checkPrice } = tariffsTexts.read();
  const [isOpen, setOpen] = useState(false);
  const channels = new Map(list.map(({ channelCode, name }) => [channelCode, { code: channelCode, name }]));
  return (
    <>
      <Button isDisabled={channels.size === 0} onPress={() => setOpen(true)}>
        <Icon of={Calculator} size={18} />
        {checkPrice}
      </Button>
      {isOpen && <PriceCheck channels={[...channels.values()]} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A channel has one draft at most, so one with a draft is offered none. */
function channelsWithoutDraft(list: readonly TariffVersionLine[]): TariffVersionLine[] {
  const drafted = new Set(list.filter(({ state }) => state === 'DRAFT').map((each) => each.channelCode));
  return list.filter((each) => each.state === 'IN_FORCE' && !drafted.has(each.channelCode));
}

function VersionsTable({
  list,
  hrefOf,
}: {
  list: readonly TariffVersionLine[];
  hrefOf: (id: string) => string;
}) {
  const { title, version, noEnd } = tariffsTexts.read();
  const names = fieldNames('tariff');
  return (
    <Box flex={1} minHeight={0} overflow="auto" className={tableCss.frame} tabIndex={0}>
      <Box as="table" wide size={14} className={tableCss.table} style={{ minWidth: 880 }} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{names.version}</th>
            <th scope="col" style={{ width: 200 }}>
              {names.state}
            </th>
            <th scope="col" style={{ width: 160 }}>
              {names.effectiveFrom}
            </th>
            <th scope="col" style={{ width: 160 }}>
              {names.effectiveTo}
            </th>
            <th scope="col" style={{ width: 160 }}>
              {names.publishedBy}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((row) => (
            <tr key={row.id} className={tableCss.line} onClick={() => goTo(hrefOf(row.id))}>
              <td>
                <Text as="a" href={hrefOf(row.id)} tone="ink" weight={600} className={tableCss.link}>
                  {version(row.name, row.version)}
                </Text>
              </td>
              <td data-title={names.state}>
                <ToneLabel tone={tones[row.state]}>{tariffStateNames[row.state][locale]}</ToneLabel>
              </td>
              <td data-title={names.effectiveFrom}>{formatDate(row.effectiveFrom)}</td>
              <td data-title={names.effectiveTo}>
                {row.effectiveTo === null ? noEnd : formatDate(row.effectiveTo)}
              </td>
              <td data-title={names.publishedBy}>{row.publishedBy ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
