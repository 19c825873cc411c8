import { noCell } from '@rohi/contract/stations/inventory-words';
import { Check, CircleDashed, Flag } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Differences, useSettling } from './differences.tsx';
import { chooseCell, endCell } from './inventory-table.ts';
import { cellsOf, nextCell } from './inventory-work.ts';
import { inventoryTexts } from '../station-words.ts';
import { Box, Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './inventory.module.css';
import { RackMap } from './rack-map.tsx';
import type { Inventory, InventoryAtWork } from './use-inventory.ts';

const countText = (count: number) => formatShortDecimal(String(count));
const shownCodes = 60;
const tailLength = 6;

type CardProps = { at: InventoryAtWork; open: Inventory };

/** The count that goes on: the cell that is counted, the racks as a map, and the differences with how it ends. */
export function CountCard({ at, open }: CardProps) {
  const { card: words } = inventoryTexts.read();
  const settle = useSettling(open.id, at);
  return (
    <Grid gap={12} flex={1} minHeight={0} digits className={css.columns}>
      <Box
        as="section"
        overflow="auto"
        paddingX={20}
        paddingY={14}
        fill="surface"
        border="all"
        radius="panel"
        className={css.card}
      >
        <CurrentCell at={at} />
        <RackMap at={at} />
      </Box>
      <Stack minHeight={0} overflow="hidden" fill="surface" border="all" radius="panel" className={css.side}>
        <Sums at={at} open={open} />
        {!at.hasLine && (
          <Text paddingX={14} paddingY={12} className={css.note}>
            {words.listsNeedLine}
          </Text>
        )}
        {at.page && <Differences page={at.page} settle={settle} />}
        <Finish at={at} open={open} />
      </Stack>
    </Grid>
  );
}

/** What of a cell is found, by what is stored here: the picture follows each scan at once. */
function CurrentCell({ at: { work, known, table, page } }: Pick<CardProps, 'at'>) {
  const { card: words } = inventoryTexts.read();
  const { cell, after } = work;
  const next = nextCell(known, cell ?? after);
  if (cell === undefined)
    return (
      <header className={css.head}>
        <b className={css.cell}>{words.scanCell}</b>
        {next !== undefined && next !== noCell && <p>{words.next(next)}</p>}
        {next === noCell && (
          <Button onPress={() => chooseCell(table, noCell)}>{words.next(words.without)}</Button>
        )}
      </header>
    );
  const listed = [...known.parcels].filter(([, parcel]) => (parcel.cell ?? noCell) === cell);
  const found = listed.filter(([, { isFound }]) => isFound).length;
  const strangers = (page?.differences ?? []).filter(
    ({ outcome, foundCell }) => outcome !== 'MISSING' && foundCell === cell,
  ).length;
  return (
    <>
      <header className={css.head}>
        <div>
          <p>{words.counting}</p>
          <b className={css.cell}>{cell === noCell ? words.without : cell}</b>
        </div>
        <div className={css.progress}>
          <Row as="p" wrap justify="between">
            <span>{words.found(countText(found), countText(listed.length))}</span>
            {strangers > 0 && <span>{words.strangers(strangers)}</span>}
          </Row>
          <progress value={found} max={Math.max(listed.length, 1)} aria-label={words.counting} />
        </div>
        <Button kind="primary" onPress={() => endCell(table)}>
          <Icon of={Check} />
          <span>{words.done}</span>
          <kbd>Enter</kbd>
        </Button>
      </header>
      <Grid as="ul" rowGap={4} columnGap={16} className={css.codes}>
        {listed.slice(0, shownCodes).map(([code, { isFound }]) => (
          <Row as="li" gap={8} align="center" tone="soft" key={code} data-found={isFound || undefined}>
            <Icon of={isFound ? Check : CircleDashed} size={16} />
            <span title={code}>…{code.slice(-tailLength)}</span>
          </Row>
        ))}
      </Grid>
    </>
  );
}

function Sums({ at: { known, page }, open }: CardProps) {
  const { card: words } = inventoryTexts.read();
  const { expected, missing, surplus, elsewhere } = page?.inventory ?? open;
  const found = [...known.parcels.values()].filter(({ isFound }) => isFound).length;
  const differing = missing + surplus + elsewhere;
  return (
    <Grid as="dl" flex="none" border="bottom" className={css.sums}>
      <div>
        <Text as="dt" tone="soft" size={13}>
          {words.expected}
        </Text>
        <Text as="dd" size={22} weight={700}>
          {countText(expected)}
        </Text>
      </div>
      <div>
        <Text as="dt" tone="soft" size={13}>
          {words.foundAll}
        </Text>
        <Text as="dd" size={22} weight={700}>
          {countText(Math.max(found, page?.inventory.found ?? 0))}
        </Text>
      </div>
      <div data-differing={differing > 0 || undefined}>
        <Text as="dt" tone="soft" size={13}>
          {words.differences}
        </Text>
        <Text as="dd" size={22} weight={700}>
          {countText(differing)}
        </Text>
      </div>
    </Grid>
  );
}

function Finish({ at, open }: CardProps) {
  const { card: words } = inventoryTexts.read();
  const { run, busy } = useSubmit();
  const { page, device, hasLine, status, known, refresh } = at;
  const finish = () =>
    void run(async () => {
      const body = { requestId: newRequestId(), deviceId: device.id };
      const end = await call('POST /stations/inventories/{id}/close', {
        params: { id: open.id },
        body,
        quiet: true,
      });
      const differing = end.missing + end.surplus + end.elsewhere;
      showMessage('success', words.finished(countText(end.found), countText(differing)));
      refresh();
    }, refresh);
  const left = cellsOf(known).filter(({ isDone }) => !isDone).length;
  const unsettled = page?.inventory.unsettled ?? 0;
  const why = !hasLine
    ? words.finishNeedsLine
    : status.waiting > 0
      ? words.waits(status.waiting)
      : left > 0
        ? words.cellsLeft(left)
        : unsettled > 0 && words.unsettled(unsettled);
  return (
    <Grid
      as="footer"
      gap={4}
      flex="none"
      marginTop="auto"
      paddingX={14}
      paddingY={12}
      border="top"
      text="center"
      className={css.finish}
    >
      <Button kind="primary" onPress={finish} isDisabled={busy || page === undefined || Boolean(why)}>
        <Icon of={Flag} />
        {words.finish}
      </Button>
      {why && <p>{why}</p>}
    </Grid>
  );
}
