import { officeImportLimits } from '@rohi/contract/imports/office-import-rules';
import { sideBySideLimits } from '@rohi/contract/imports/side-by-side-rules';
import { CircleAlert, CircleCheck, FileUp, Scale } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/exchange.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { formatDecimal, formatMoney, formatPercent } from '../../../shared/format/numbers.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { EmptyBox } from '../../../shared/ui/empty-box.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { personName } from '../../kit/people.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { sideBySideTexts } from '../screen-words.ts';
import { Differences } from './differences.tsx';
import { useComparisons, useSideBySideActs, type SheetComparison } from './side-by-side-queries.ts';
import css from './side-by-side.module.css';

const accepted =
  '.xlsx,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const inDigits = (count: number) => formatDecimal(String(count));
const shareOf = ({ compared, agree }: SheetComparison) => (compared === 0 ? 1 : agree / compared);

/** Below the goal a share never reads as if it were reached: it is cut, not rounded. */
const shareText = (share: number) => formatPercent(String(Math.floor(share * 10_000) / 100));

/** The firm's earlier sheet beside what stands here, day by day, until it can be left. */
export function SideBySideScreen() {
  const words = sideBySideTexts.read();
  const answer = useComparisons();
  return (
    <Stack gap={16} wide className={css.page}>
      <Stack as="header" gap={4}>
        <h1>{words.title}</h1>
        <Text tone="soft">{words.lead(shareText(sideBySideLimits.goal))}</Text>
      </Stack>
      <SendSheet />
      <Answered answer={answer}>{({ list }) => <Compared list={list} />}</Answered>
    </Stack>
  );
}

function SendSheet() {
  const { send: words } = sideBySideTexts.read();
  const { compare, busy } = useSideBySideActs();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setRefusal(undefined);
    if (file.size > officeImportLimits.maxBytes) return setRefusal(words.tooLarge(file.name));
    const answer = await compare(newRequestId(), file);
    if (answer instanceof ApiError) setRefusal(words.refused(file.name, answer.msg));
  };
  return (
    <Stack gap={8}>
      <Row wrap gap={12} align="center">
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          accept={accepted}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            // The same file, saved anew, can be chosen again.
            event.currentTarget.value = '';
          }}
        />
        <Button kind="primary" isDisabled={busy} onPress={() => input.current?.click()}>
          <Icon of={FileUp} size={18} />
          {busy ? words.reading : words.choose}
        </Button>
        <Text as="span" tone="soft" size={13}>
          {words.limits}
        </Text>
      </Row>
      <div role="alert">
        {refusal !== undefined && (
          <Row
            as="p"
            gap={10}
            paddingX={16}
            paddingY={12}
            fill="danger-soft"
            radius="control"
            tone="danger"
            breaks
          >
            <Icon of={CircleAlert} size={20} />
            <span>{refusal}</span>
          </Row>
        )}
      </div>
    </Stack>
  );
}

function Compared({ list }: { list: readonly SheetComparison[] }) {
  const words = sideBySideTexts.read();
  const [chosen, setChosen] = useState<string>();
  const current = list.find(({ id }) => id === chosen) ?? list[0];
  if (current === undefined)
    return <EmptyBox icon={Scale} title={words.empty.title} text={words.empty.text} />;
  return (
    <>
      <Panel title={words.days}>
        <ul className={css.days}>
          {list.map((each) => (
            <li key={each.id}>
              <Day comparison={each} isShown={each.id === current.id} onChoose={() => setChosen(each.id)} />
            </li>
          ))}
        </ul>
      </Panel>
      <Whole comparison={current} />
      <Differences key={current.id} comparison={current} />
    </>
  );
}

type DayProps = { comparison: SheetComparison; isShown: boolean; onChoose: () => void };

function Day({ comparison, isShown, onChoose }: DayProps) {
  const words = sideBySideTexts.read();
  const { fileName, comparedAt, comparedBy, differences } = comparison;
  const share = shareOf(comparison);
  const isGood = share >= sideBySideLimits.goal;
  return (
    <button type="button" className={css.day} aria-pressed={isShown} onClick={onChoose}>
      <span className={css.when}>
        <b>{momentText(comparedAt)}</b>
        <Text as="span" tone="soft" size={13} breaks>
          {fileName} · {personName(comparedBy)}
        </Text>
      </span>
      <span className={css.measure}>
        <span className={classNames(css.share, isGood && css.good)}>{shareText(share)}</span>
        <span className={css.bar} aria-hidden>
          <span className={classNames(css.agreed, isGood && css.full)} style={{ width: `${share * 100}%` }} />
        </span>
      </span>
      <Text as="span" tone="soft" size={13} className={css.kinds}>
        {differences.length === 0
          ? words.nothingDiffers
          : differences
              .map(({ difference, count }) => `${words.differences[difference]} ${inDigits(count)}`)
              .join(' · ')}
      </Text>
    </button>
  );
}

/** What was compared as a whole: how much agrees, the sums, and what could not be read. */
function Whole({ comparison }: { comparison: SheetComparison }) {
  const words = sideBySideTexts.read();
  const { compared, agree, setAside, unreadRows, unreadColumns, sums } = comparison;
  const isGood = shareOf(comparison) >= sideBySideLimits.goal;
  const areEqual = sums.every(({ sheetMinor, hereMinor }) => sheetMinor === hereMinor);
  const money = (minor: number, currency: 'TJS' | 'USD') =>
    formatMoney({ amount: (minor / 100).toFixed(2), currency });
  const notes = [
    setAside > 0 && words.setAside(setAside, inDigits(setAside)),
    unreadRows > 0 && words.unreadRows(unreadRows, inDigits(unreadRows)),
    unreadColumns.length > 0 && words.unreadColumns(unreadColumns.join(', ')),
  ].filter((note) => note !== false);
  return (
    <Grid gap={8} className={css.whole} role="status">
      <Row gap={10} align="start">
        <Icon
          of={isGood && areEqual ? CircleCheck : CircleAlert}
          size={22}
          className={isGood && areEqual ? css.good : css.apart}
        />
        <Text as="span" weight={600}>
          {words.agree(inDigits(agree), inDigits(compared))} {isGood ? words.reached : words.notReached}
        </Text>
      </Row>
      {sums.map(({ currency, sheetMinor, hereMinor }) =>
        sheetMinor === hereMinor ? (
          <Text key={currency} as="p" tone="soft">
            {words.sumsEqual(money(hereMinor, currency))}
          </Text>
        ) : (
          <Text key={currency} as="p" tone="danger">
            {words.sumsApart(money(sheetMinor, currency), money(hereMinor, currency))}
          </Text>
        ),
      )}
      {notes.map((note) => (
        <Text key={note} as="p" tone="soft" size={13} breaks>
          {note}
        </Text>
      ))}
    </Grid>
  );
}
