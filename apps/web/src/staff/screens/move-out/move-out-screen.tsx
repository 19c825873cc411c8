import { Download, PackageCheck } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { formatDecimal, formatMoney } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { moveOutTexts } from '../screen-words.ts';
import { megabytes, useTaking, type MoveOut, type Taking } from './taking.ts';
import css from './move-out-screen.module.css';

const inDigits = (count: number) => formatDecimal(String(count));

/** A firm takes everything along: how much there is, one button, and what became of it. */
export function MoveOutScreen() {
  const words = moveOutTexts.read();
  const answer = useQuery({
    queryKey: ['/staff/move-out'],
    queryFn: ({ signal }) => call('GET /staff/move-out', { quiet: true, signal }),
    staleTime: 0,
  });
  return (
    <Stack gap={16} wide className={css.page}>
      <Row as="header" wrap gap={12} align="center">
        <h1>{words.title}</h1>
      </Row>
      <Text tone="soft">{words.lead}</Text>
      <Answered answer={answer}>
        {(moveOut) => <OfFirm moveOut={moveOut} onTaken={() => void answer.refetch()} />}
      </Answered>
    </Stack>
  );
}

function OfFirm({ moveOut, onTaken }: { moveOut: MoveOut; onTaken: () => void }) {
  const words = moveOutTexts.read();
  const taking = useTaking(onTaken);
  const isEmpty = moveOut.customers === 0 && moveOut.parcels === 0;
  return (
    <div className={css.columns}>
      <Panel title={words.there}>
        <Grid gap={12} paddingX={20} paddingBottom={16}>
          {isEmpty && <Text tone="soft">{words.nothing}</Text>}
          <Sizes moveOut={moveOut} />
        </Grid>
      </Panel>
      <Panel title={words.take}>
        <Stack gap={12} paddingX={20} paddingBottom={20}>
          <Act taking={taking} moveOut={moveOut} />
          <Text tone="soft" size={13}>
            {moveOut.last === null
              ? words.never
              : words.last(formatDateTime(moveOut.last.at), moveOut.last.by)}
          </Text>
          <Text tone="soft" size={13}>
            {words.stays}
          </Text>
        </Stack>
      </Panel>
    </div>
  );
}

function Sizes({ moveOut }: { moveOut: MoveOut }) {
  const words = moveOutTexts.read();
  const { customers, parcels, pictures, pictureBytes, balances } = moveOut;
  return (
    <dl className={css.sizes}>
      <Size name={words.customers} value={inDigits(customers)} />
      <Size name={words.parcels} value={inDigits(parcels)} />
      <Size
        name={words.pictures}
        value={pictures === 0 ? '0' : words.size(inDigits(pictures), megabytes(pictureBytes))}
      />
      {balances.map(({ side, currency, customers: of, amount }) => (
        <Size
          key={`${side} ${currency}`}
          name={words.sides[side]}
          value={`${formatMoney(amount)} · ${words.ofCustomers(of, inDigits(of))}`}
        />
      ))}
    </dl>
  );
}

function Size({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The button, and in its place what is going on or what came of it, with the way back. */
function Act({ taking, moveOut }: { taking: Taking; moveOut: MoveOut }) {
  const words = moveOutTexts.read();
  const { state, hasPictures, setHasPictures, take, stop, back } = taking;
  if (state.name === 'running')
    return (
      <Stack gap={12}>
        <p role="status">{words.running(megabytes(state.bytes))}</p>
        <progress className={css.progress} aria-label={words.take} />
        <Row gap={8}>
          <Button onPress={stop}>{words.stop}</Button>
        </Row>
      </Stack>
    );
  if (state.name === 'done')
    return (
      <Stack gap={12}>
        <Row as="p" role="status" gap={8} align="center" tone="green" weight={600}>
          <Icon of={PackageCheck} size={20} />
          {words.done(state.file, megabytes(state.bytes))}
        </Row>
        <Text>{words.next}</Text>
        <Row gap={8}>
          <Button onPress={back}>{words.back}</Button>
        </Row>
      </Stack>
    );
  return (
    <Stack gap={12}>
      {state.name === 'failed' && (
        <Text as="p" role="alert" tone="danger">
          {words.failed(state.msg)}
        </Text>
      )}
      <Text>{words.careful}</Text>
      {moveOut.pictures > 0 && (
        <label className={css.choice}>
          <input
            type="checkbox"
            checked={hasPictures}
            onChange={({ currentTarget }) => setHasPictures(currentTarget.checked)}
          />
          {words.withPictures(megabytes(moveOut.pictureBytes))}
        </label>
      )}
      <Row gap={8} wrap>
        <Button kind="primary" onPress={take}>
          <Icon of={Download} size={18} />
          {state.name === 'failed' ? words.again : words.button}
        </Button>
      </Row>
    </Stack>
  );
}
