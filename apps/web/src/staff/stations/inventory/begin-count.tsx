import { ListChecks } from 'lucide-react';
import { useId, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { inventoryTexts } from '../station-words.ts';
import { Box, Grid, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './inventory.module.css';
import { PastList, ReportedList } from './past-counts.tsx';
import type { Inventories, InventoryAtWork } from './use-inventory.ts';

type Part = 'all' | 'rack' | 'cell';

/** No count goes on: what is to be counted is chosen, and what earlier counts have come to stands beside it. */
export function BeginCount({ at, inventories }: { at: InventoryAtWork; inventories: Inventories }) {
  const { begin: words } = inventoryTexts.read();
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
        <Box as="header" tone="lapis" className={css.choice}>
          <Icon of={ListChecks} size={32} />
          <div>
            <Text as="h2" tone="ink" size={18}>
              {words.title}
            </Text>
            <p>{words.lead}</p>
          </div>
        </Box>
        {!at.hasLine && (
          <Text paddingX={14} paddingY={12} className={css.note}>
            {words.needsLine}
          </Text>
        )}
        <Choice at={at} racks={inventories.racks} />
      </Box>
      <Stack minHeight={0} overflow="hidden" fill="surface" border="all" radius="panel" className={css.side}>
        <ReportedList inventories={inventories} refresh={at.refresh} />
        <PastList inventories={inventories} />
      </Stack>
    </Grid>
  );
}

function Choice({ at, racks }: { at: InventoryAtWork; racks: Inventories['racks'] }) {
  const { begin: words } = inventoryTexts.read();
  const { run, busy } = useSubmit();
  const id = useId();
  const { device, hasLine, refresh } = at;
  const [part, setPart] = useState<Part>('all');
  const [rack, setRack] = useState('');
  const [cell, setCell] = useState('');
  const named = { all: {}, rack: { rack: rack || racks[0]?.rack }, cell: { cell: cell.trim() } }[part];
  const isNamed = part === 'all' || Boolean(Object.values(named)[0]);
  const begin = () =>
    void run(async () => {
      const body = { requestId: newRequestId(), deviceId: device.id, ...named };
      await call('POST /stations/inventories', { body, quiet: true });
      refresh();
    }, refresh);
  return (
    <>
      <Segmented
        label={words.what}
        value={part}
        options={(['all', 'rack', 'cell'] as const).map((value) => ({ value, label: words[value] }))}
        onChange={setPart}
      />
      {part === 'rack' && (
        <Grid as="label" gap={4} tone="soft" size={13} className={css.field} htmlFor={`${id}-rack`}>
          {words.whichRack}
          <select id={`${id}-rack`} value={rack} onChange={(event) => setRack(event.currentTarget.value)}>
            {racks.map((each) => (
              <option key={each.rack} value={each.rack}>
                {words.rackOf(each.rack, each.cells, each.parcels)}
              </option>
            ))}
          </select>
        </Grid>
      )}
      {part === 'cell' && (
        <Grid as="label" gap={4} tone="soft" size={13} className={css.field} htmlFor={`${id}-cell`}>
          {words.whichCell}
          <input
            id={`${id}-cell`}
            value={cell}
            autoComplete="off"
            onChange={(event) => setCell(event.currentTarget.value)}
          />
        </Grid>
      )}
      <Button kind="primary" onPress={begin} isDisabled={busy || !hasLine || !isNamed}>
        {words.begin}
      </Button>
    </>
  );
}
