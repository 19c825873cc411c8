import {
  mostStickerSheets,
  stickerPapers,
  stickersOnSheet,
  type StickerPaper,
  type StickerSeries,
} from '@rohi/contract/stations/stickers.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { fetchFile } from '../../../shared/api/fetch-file.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { showFailure } from '../../kit/list/save-file.ts';
import { openFile } from '../../kit/printing/label-files.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { momentHere } from '../bar/time-of-day.ts';
import { printingTexts } from '../station-words.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './printing.module.css';
import { personName } from '../../kit/people.ts';

const seriesKey = ['sticker-series'];

type Numbers = { first: number; last: number; paper: StickerPaper };

/** Opens the stickers of these numbers as a PDF, in a tab that a press has opened. */
async function openStickers(tab: Window | null, { first, last, paper }: Numbers): Promise<void> {
  try {
    const { content } = await fetchFile('POST /stations/stickers/print', { body: { first, last, paper } });
    openFile(tab, content, `stickers-${first}-${last}`);
  } catch (error) {
    tab?.close();
    showFailure(error);
  }
}

/** Sheets of stickers: new ones, and those that were printed before. */
export function Stickers() {
  const { stickers: words } = printingTexts.read();
  const [paper, setPaper] = useState<StickerPaper>('A4');
  const series = useQuery({
    queryKey: seriesKey,
    queryFn: ({ signal }) => call('GET /stations/sticker-series', { quiet: true, signal }),
  });
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
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      <PaperChoice value={paper} onChange={setPaper} />
      <NewSeries paper={paper} />
      <Answered answer={series}>
        {({ list }) => (list.length === 0 ? <p>{words.empty}</p> : <SeriesTable list={list} paper={paper} />)}
      </Answered>
    </Grid>
  );
}

type PaperProps = { value: StickerPaper; onChange: (next: StickerPaper) => void };

function PaperChoice({ value, onChange }: PaperProps) {
  const { stickers: words } = printingTexts.read();
  return (
    <label className={css.rule}>
      {words.paper}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as StickerPaper)}>
        {stickerPapers.map((each) => (
          <option key={each} value={each}>
            {words.papers[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

function NewSeries({ paper }: { paper: StickerPaper }) {
  const { stickers: words } = printingTexts.read();
  const [sheets, setSheets] = useState(1);
  const [isBusy, setBusy] = useState(false);
  // The same one until it is answered: a series with a lost answer is not made twice.
  const [requestId, setRequestId] = useState(newRequestId);
  const queries = useQueryClient();
  const make = async () => {
    const tab = window.open('', '_blank');
    setBusy(true);
    try {
      const { first, last } = await call('POST /stations/sticker-series', { body: { requestId, sheets } });
      setRequestId(newRequestId());
      showMessage('success', words.made(String(first), String(last)));
      await queries.invalidateQueries({ queryKey: seriesKey });
      await openStickers(tab, { first, last, paper });
    } catch {
      // Why stands in a message.
      tab?.close();
    }
    setBusy(false);
  };
  return (
    <Row
      as="form"
      wrap
      gap={12}
      align="end"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void make();
      }}
    >
      <NumberField name={words.sheets} value={sheets} most={mostStickerSheets} onChange={setSheets} />
      <span role="status">{words.count(sheets * stickersOnSheet)}</span>
      <Button type="submit" kind="primary">
        {words.make}
      </Button>
    </Row>
  );
}

type NumberFieldProps = { name: string; value: number; most: number; onChange: (next: number) => void };

function NumberField({ name, value, most, onChange }: NumberFieldProps) {
  return (
    <label className={css.field}>
      {name}
      <input
        type="number"
        min={1}
        max={most}
        value={value}
        onChange={({ currentTarget: { valueAsNumber: number } }) =>
          onChange(Number.isInteger(number) ? Math.min(most, Math.max(1, number)) : 1)
        }
      />
    </label>
  );
}

function SeriesTable({ list, paper }: { list: readonly StickerSeries[]; paper: StickerPaper }) {
  const { stickers: words } = printingTexts.read();
  const highest = Math.max(...list.map(({ last }) => last));
  return (
    <>
      <div className={css.scroll}>
        <Box as="table" wide digits className={css.series}>
          <thead>
            <tr>
              <th scope="col">{words.columns.numbers}</th>
              <th scope="col">{words.columns.used}</th>
              <th scope="col">{words.columns.made}</th>
              <th scope="col" className={css.by}>
                {words.columns.by}
              </th>
              <th scope="col">
                <span className="visually-hidden">{words.reprint}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ id, first, last, used, at, by }) => (
              <tr key={id}>
                <td>
                  {first}–{last}
                </td>
                <td>{words.used(used, last - first + 1)}</td>
                <td>{momentHere(at)}</td>
                <td className={css.by}>{personName(by)}</td>
                <td>
                  <Button
                    folds
                    aria-label={words.reprintOf(String(first), String(last))}
                    onPress={() => void openStickers(window.open('', '_blank'), { first, last, paper })}
                  >
                    <Icon of={Printer} size={18} />
                    <span>{words.reprint}</span>
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </div>
      <Range highest={highest} paper={paper} />
    </>
  );
}

function Range({ highest, paper }: { highest: number; paper: StickerPaper }) {
  const { range: words } = printingTexts.read().stickers;
  const [first, setFirst] = useState(1);
  const [last, setLast] = useState(1);
  return (
    <Grid gap={8} className={css.range}>
      <Text as="h3" size={15}>
        {words.title}
      </Text>
      <p>{words.lead}</p>
      <Row wrap gap={12} align="end" className={css.form}>
        <NumberField name={words.first} value={first} most={highest} onChange={setFirst} />
        <NumberField name={words.last} value={last} most={highest} onChange={setLast} />
        <Button
          onPress={() =>
            void openStickers(window.open('', '_blank'), { first, last: Math.max(first, last), paper })
          }
        >
          {words.print}
        </Button>
      </Row>
    </Grid>
  );
}
