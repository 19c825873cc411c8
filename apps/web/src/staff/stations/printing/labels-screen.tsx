import type { CardStation } from '@rohi/contract/stations/command-cards';
import { useEffect, useState } from 'react';
import { fetchFile } from '../../../shared/api/fetch-file.ts';
import { showFailure } from '../../kit/list/save-file.ts';
import { ListHead } from '../../kit/list/list-head.tsx';
import { Grid, Row, Stack } from '../../../shared/ui/primitives.tsx';
import listCss from '../../kit/list/list-screen.module.css';
import { openFile } from '../../kit/printing/label-files.ts';
import { Button } from '../../kit/ui/button.tsx';
import { readOwnDevice } from '../device/device-store.ts';
import { PrinterState } from './printer-dialog.tsx';
import { printerWords } from './printer-item.tsx';
import { printerState, watchPrinter } from './printer-state.ts';
import { printingTexts } from '../station-words.ts';
import { Stickers } from './stickers.tsx';
import css from './printing.module.css';

const sheets = [
  'RECEIVING',
  'SHELVING',
  'BAGS',
  'LOADING',
  'UNLOADING',
  'TRANSFERS',
  'ACCEPTANCE',
  'INVENTORY',
] as const satisfies readonly CardStation[];

/** What is printed for stations beside the labels of parcels: stickers, command cards, a test label. */
export function LabelsScreen() {
  const words = printingTexts.read();
  const device = useDeviceName();
  const state = printerState.useValue();
  useEffect(watchPrinter, []);
  return (
    <Stack flex={1} minHeight={0} paddingX={24} paddingTop={20} paddingBottom={0} className={listCss.screen}>
      <ListHead title={words.title} count={printerWords(state)} />
      <Grid gap={16} align="start" paddingX={0} paddingTop={16} paddingBottom={24} className={css.panels}>
        <Stickers />
        <Grid gap={16}>
          <Cards device={device} />
          <Grid
            as="section"
            gap={12}
            fill="surface"
            border="all"
            radius="panel"
            shadow="panel"
            className={css.panel}
          >
            <h2>{words.printer.title}</h2>
            <PrinterState device={device} />
          </Grid>
        </Grid>
      </Grid>
    </Stack>
  );
}

/** What this browser is registered as; empty where it is no device. */
function useDeviceName(): string {
  const [name, setName] = useState('');
  useEffect(() => {
    readOwnDevice().then(
      (device) => setName(device?.name ?? ''),
      () => undefined,
    );
  }, []);
  return name;
}

/** A sheet for each kind of station: it has the cards that this one understands. */
function Cards({ device }: { device: string }) {
  const { cards } = printingTexts.read();
  // Each press has a page of its own: one that comes while another sheet is drawn is not lost.
  const open = async (station: CardStation) => {
    const tab = window.open('', '_blank');
    try {
      const query = { station, ...(device === '' ? {} : { name: device }) };
      const { content } = await fetchFile('GET /stations/command-cards', { query });
      openFile(tab, content, 'command-cards');
    } catch (error) {
      tab?.close();
      showFailure(error);
    }
  };
  return (
    <Grid
      as="section"
      gap={12}
      fill="surface"
      border="all"
      radius="panel"
      shadow="panel"
      className={css.panel}
    >
      <h2>{cards.title}</h2>
      <p>{cards.lead}</p>
      <Row wrap gap={8}>
        {sheets.map((station) => (
          <Button
            key={station}
            onPress={() => void open(station)}
            aria-label={cards.openOf(cards.stations[station])}
          >
            {cards.stations[station]}
          </Button>
        ))}
      </Row>
    </Grid>
  );
}
