import {
  mostCopies,
  mostPrintedParcels,
  printFormats,
  type PrintedDocument,
  type PrintFormat,
} from '@rohi/contract/documents/print-rules';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { openFile, readLabels, savePrinted } from '../../kit/printing/label-files.ts';
import { findPrintAgent, printLabels } from '../../kit/printing/print-agent.ts';
import { parcelsListTexts } from '../screen-words.ts';
import { Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './parcels-list.module.css';

const documents = ['parcel-label', 'shelf-label'] as const satisfies PrintedDocument[];

type PrintLabelsProps = { codes: readonly string[]; onClose: () => void };

/** Labels of parcels: which, how many, how they will look; to the station's printer, or as a PDF to the browser. */
export function PrintLabels({ codes, onClose }: PrintLabelsProps) {
  const { printing: texts } = parcelsListTexts.read();
  const [docType, setDocType] = useState<PrintedDocument>('parcel-label');
  const [copies, setCopies] = useState(1);
  const [isBusy, setBusy] = useState(false);
  const agent = useQuery({ queryKey: ['print-agent'], queryFn: findPrintAgent });
  const isTooMany = codes.length > mostPrintedParcels;
  const turns = turnsOf(codes);
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    // What went wrong is shown where it is known.
    await work().catch(() => undefined);
    setBusy(false);
  };
  const hand = async () => {
    if (!agent.data?.url) return;
    const { url, timeoutMs } = agent.data;
    let isTaken = true;
    for (const ids of turns)
      isTaken = isTaken && (await printLabels({ url, timeoutMs }, { ids, docType, copies }));
    showMessage(isTaken ? 'success' : 'error', isTaken ? texts.sent : texts.notTaken);
    if (isTaken) onClose();
  };
  const open = () => {
    // Asked for while the press still counts; afterwards the browser takes it for advertising.
    const tab = window.open('', '_blank');
    return during(async () =>
      openFile(tab, await readLabels({ ids: codes, docType, copies, format: 'pdf' }), docType),
    );
  };
  const save = async (format: PrintFormat) => {
    for (const [index, ids] of turns.entries()) {
      const name = turns.length > 1 ? `${docType}-${index + 1}` : docType;
      savePrinted(await readLabels({ ids, docType, copies, format }), `${name}.${format}`);
    }
    showMessage('success', texts.saved);
  };
  return (
    <Dialog title={texts.title(codes.length * copies)} onClose={onClose} wide>
      <Grid gap={24} paddingX={24} paddingTop={4} paddingBottom={24} className={css.print}>
        <Stack gap={18} minWidth={0}>
          <DocumentChoice value={docType} onChange={setDocType} />
          <Row as="label" gap={12} align="center" size={13} weight={600} className={css.copies}>
            {texts.copies}
            <input
              type="number"
              min={1}
              max={mostCopies}
              value={copies}
              onChange={({ currentTarget: { valueAsNumber: number } }) =>
                setCopies(Number.isInteger(number) ? Math.min(mostCopies, Math.max(1, number)) : 1)
              }
            />
          </Row>
          {isTooMany && (
            <Text tone="danger" size={13}>
              {texts.tooMany(mostPrintedParcels, turns.length)}
            </Text>
          )}
          <Row wrap gap={8} marginTop="auto">
            {agent.data?.url && (
              <Button kind="primary" isDisabled={isBusy} onPress={() => void during(hand)}>
                {texts.print}
              </Button>
            )}
            <Button
              kind={agent.data?.url ? 'outline' : 'primary'}
              isDisabled={isBusy || isTooMany}
              onPress={() => void open()}
            >
              {texts.open}
            </Button>
            {printFormats.map((format) => (
              <Button key={format} isDisabled={isBusy} onPress={() => void during(() => save(format))}>
                {texts.save[format]}
              </Button>
            ))}
          </Row>
        </Stack>
        <Previews codes={codes} docType={docType} />
      </Grid>
    </Dialog>
  );
}

/** As many as one call prints, and the next as many. */
function turnsOf(codes: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(codes.length / mostPrintedParcels);
  return Array.from({ length: count }, (_, index) =>
    codes.slice(index * mostPrintedParcels, (index + 1) * mostPrintedParcels),
  );
}

function DocumentChoice({
  value,
  onChange,
}: {
  value: PrintedDocument;
  onChange: (next: PrintedDocument) => void;
}) {
  const { printing: texts } = parcelsListTexts.read();
  return (
    <Stack as="fieldset" gap={8} margin={0} padding={0} className={css.kinds}>
      <Text as="legend" marginBottom={6} padding={0} size={13} weight={600}>
        {texts.document}
      </Text>
      {documents.map((each) => (
        <Row
          as="label"
          key={each}
          gap={10}
          align="center"
          minHeight={44}
          paddingX={14}
          paddingY={8}
          radius={10}
          className={css.kind}
        >
          <input type="radio" name="document" checked={value === each} onChange={() => onChange(each)} />
          {texts.documents[each]}
        </Row>
      ))}
    </Stack>
  );
}

/** The labels one after the other: what is wrong with one of them is seen before the paper is. */
function Previews({ codes, docType }: { codes: readonly string[]; docType: PrintedDocument }) {
  const { printing: texts } = parcelsListTexts.read();
  const [at, setAt] = useState(0);
  const code = codes[at] ?? '';
  return (
    <Grid gap={10} alignContent="start" minWidth={0}>
      <Preview key={code} code={code} docType={docType} />
      <Text weight={600} breaks text="center">
        {code}
      </Text>
      {codes.length > 1 && (
        <Row
          gap={12}
          align="center"
          justify="center"
          tone="soft"
          digits
          role="group"
          aria-label={texts.pages}
        >
          <Button square aria-label={texts.previous} isDisabled={at === 0} onPress={() => setAt(at - 1)}>
            <Icon of={ChevronLeft} size={18} />
          </Button>
          <span role="status">{texts.page(at + 1, codes.length)}</span>
          <Button
            square
            aria-label={texts.next}
            isDisabled={at === codes.length - 1}
            onPress={() => setAt(at + 1)}
          >
            <Icon of={ChevronRight} size={18} />
          </Button>
        </Row>
      )}
    </Grid>
  );
}

function Preview({ code, docType }: { code: string; docType: PrintedDocument }) {
  const { printing: texts } = parcelsListTexts.read();
  const { data, error } = useQuery({
    queryKey: ['label-preview', code, docType],
    queryFn: ({ signal }) =>
      call('POST /staff/labels/preview', {
        body: { id: code, docType },
        quiet: true,
        signal,
      }),
    retry: false,
  });
  return (
    <Row
      align="center"
      justify="center"
      fill="canvas"
      radius="panel"
      tone="faint"
      size={13}
      text="center"
      className={css.sheet}
    >
      {data !== undefined && (
        <img
          src={`data:image/png;base64,${data.png}`}
          alt={texts.preview(code)}
          width={data.widthMm * 3}
          height={data.heightMm * 3}
        />
      )}
      {error && <p>{error instanceof ApiError && error.msg !== '' ? error.msg : texts.noPreview(code)}</p>}
    </Row>
  );
}
