import { useState } from 'react';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { fetchFile } from '../../../shared/api/fetch-file.ts';
import { showFailure } from '../../kit/list/save-file.ts';
import { openFile } from '../../kit/printing/label-files.ts';
import { sendToPrinter } from '../../kit/printing/print-agent.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { chooseLabelRule, labelRule, labelRules } from './label-rule.ts';
import type { LabelRule } from './label-rule.ts';
import { askForPrinter, printerState } from './printer-state.ts';
import { printingTexts } from '../station-words.ts';
import { Box, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './printing.module.css';

/** The printer of the station: how it stands, a test label, and which parcels get a label by themselves. */
export function PrinterDialog({ device, onClose }: { device: string; onClose: () => void }) {
  const { printer: words, rule } = printingTexts.read();
  const chosen = labelRule.useValue();
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Box paddingX={24} paddingTop={4} paddingBottom={24} className={css.dialog}>
        <PrinterState device={device} />
        <label className={css.rule}>
          {rule.title}
          <select
            value={chosen}
            onChange={(event) => chooseLabelRule(event.currentTarget.value as LabelRule)}
          >
            {labelRules.map((each) => (
              <option key={each} value={each}>
                {rule.rules[each]}
              </option>
            ))}
          </select>
          <Text as="span" tone="soft" size={13}>
            {rule.hint}
          </Text>
        </label>
      </Box>
    </Dialog>
  );
}

/** What the state means, and the test label that makes the browser ask whether the printer may be reached. */
export function PrinterState({ device }: { device: string }) {
  const { printer: words } = printingTexts.read();
  const state = printerState.useValue();
  const [isBusy, setBusy] = useState(false);
  // The button stays as it is: one that is switched off loses the focus, and Escape would not reach the window.
  const during = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    await work().catch(showFailure);
    setBusy(false);
  };
  const open = async () => {
    // A page of its own for each press, also while the printer is being asked.
    const tab = window.open('', '_blank');
    await readTest('pdf', device).then((file) => openFile(tab, file, 'test-label'), showFailure);
  };
  return (
    <div className={css.state}>
      <p role="status">{words.states[state.kind]}</p>
      {'printer' in state && state.printer.name !== undefined && (
        <Text tone="soft" size={13}>
          {words.name(state.printer.name)}
        </Text>
      )}
      <Row wrap gap={8}>
        {state.kind !== 'none' && (
          <Button
            kind="primary"
            isDisabled={state.kind === 'looking'}
            onPress={() => void during(() => printTest(device))}
          >
            {words.test}
          </Button>
        )}
        <Button onPress={() => void open()}>{words.testPdf}</Button>
      </Row>
    </div>
  );
}

async function printTest(device: string): Promise<void> {
  const { printer: words } = printingTexts.read();
  const state = await askForPrinter();
  const isTaken =
    'printer' in state &&
    (await sendToPrinter(state.agent, {
      docType: 'parcel-label',
      copies: 1,
      language: state.printer.language,
      file: await readTest(state.printer.language, device),
    }));
  // A question that was closed leaves everything as it was.
  if (isTaken) showMessage('success', words.tested);
  else if (state.kind !== 'mayAsk') showMessage('error', words.notTested);
}

async function readTest(format: 'pdf' | 'zpl' | 'tspl', device: string): Promise<Blob> {
  const query = device === '' ? { format } : { format, name: device };
  return (await fetchFile('GET /stations/test-label', { query })).content;
}
