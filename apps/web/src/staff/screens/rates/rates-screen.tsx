import { ratePairs } from '@rohi/contract/pricing/currency-rate';
import type { RateLine } from '@rohi/contract/pricing/rate-administration.contract';
import { rateStatusNames } from '@rohi/contract/pricing/price-words';
import { Coins, FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { formatDate } from '../../../shared/format/dates.ts';
import { formatPercent, formatShortDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { EmptyRows } from '../../kit/list/list-empty.tsx';
import { ListFile } from '../../kit/list/list-file.tsx';
import { ListHead } from '../../kit/list/list-head.tsx';
import { Box, Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import listCss from '../../kit/list/list-screen.module.css';
import tableCss from '../../kit/list/list-table.module.css';
import { Answered } from '../../kit/ui/answered.tsx';
import { RowHistory } from '../../kit/list/row-history.tsx';
import { goTo, staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { EnterRate } from './enter-rate.tsx';
import { RateFile } from './rate-file.tsx';
import { pairQuery, useRates, useRatesRefresh } from './rate-queries.ts';
import { ratesTexts } from '../screen-words.ts';
import css from './rates.module.css';
import { personName } from '../../kit/people.ts';

const pairs = ratePairs.map(([from, to]) => `${from}-${to}`);

/** Rates by day, those that wait for a second person above them. */
export function RatesScreen() {
  const texts = ratesTexts.read();
  const [pair, setPair] = useState('');
  const [open, setOpen] = useState<'form' | 'file' | undefined>();
  const rates = useRates(pair);
  const close = () => setOpen(undefined);
  const rateId = useStaffRoute().query.get('rate');
  const list = rates.data?.list ?? [];
  return (
    <Stack flex={1} minHeight={0} paddingX={24} paddingTop={20} paddingBottom={0} className={listCss.screen}>
      <ListHead title={texts.title} count={rates.data && texts.count(rates.data.total)}>
        <select
          className={css.pair}
          aria-label={fieldNames('rate').pair}
          value={pair}
          onChange={(event) => setPair(event.currentTarget.value)}
        >
          <option value="">{texts.allPairs}</option>
          {pairs.map((each) => (
            <option key={each} value={each}>
              {each.replace('-', ' → ')}
            </option>
          ))}
        </select>
        <ListFile path="/price/rates" query={pairQuery(pair)} />
        <Button onPress={() => setOpen('file')}>
          <Icon of={FileUp} size={18} />
          {texts.fromFile}
        </Button>
        <Button kind="primary" onPress={() => setOpen('form')}>
          <Icon of={Plus} size={18} />
          {texts.enter}
        </Button>
      </ListHead>
      <Waiting list={list.filter(({ status }) => status === 'WAITING')} />
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
        <Answered answer={rates}>
          {(answer) => <RatesTable list={answer.list.filter(({ status }) => status !== 'WAITING')} />}
        </Answered>
      </Stack>
      {rateId !== null && <RateHistory id={rateId} list={list} />}
      {open === 'form' && <EnterRate onClose={close} />}
      {open === 'file' && <RateFile onClose={close} />}
    </Stack>
  );
}

/** Who entered and who settled a rate; its address can be shared. */
function RateHistory({ id, list }: { id: string; list: readonly RateLine[] }) {
  const { title } = ratesTexts.read();
  const { line } = useStaffRoute();
  const rate = list.find((each) => each.id === id);
  const name = rate === undefined ? title : `${formatDate(rate.rateDate)} · ${priceText(rate)}`;
  return (
    <Dialog drawer title={name} onClose={() => goTo(staffHref(line, 'rates'))}>
      <RowHistory list={{ path: '/price/rates', thing: 'rate' }} id={id} />
    </Dialog>
  );
}

function priceText({ nominal, from, rate, to }: Pick<RateLine, 'nominal' | 'from' | 'rate' | 'to'>): string {
  return ratesTexts.read().pricePer(nominal, from, formatShortDecimal(rate), to);
}

function changeText({ changePct }: RateLine): string {
  if (changePct === null) return '—';
  const sign = changePct.startsWith('-') ? '−' : changePct.startsWith('+') ? '+' : '';
  return `${sign}${formatPercent(changePct.replace(/^[+-]/, ''))}`;
}

/** What a second person has to settle; the user who entered it may only refuse it. */
function Waiting({ list }: { list: readonly RateLine[] }) {
  const { waiting, by, done } = ratesTexts.read();
  const refresh = useRatesRefresh();
  if (list.length === 0) return null;
  const decide = async (id: string, decision: 'confirm' | 'refuse') => {
    const settled = await call(`POST /price/rates/{id}/${decision}`, { params: { id } }).catch(
      () => undefined,
    );
    if (settled !== undefined) showMessage('success', decision === 'confirm' ? done.confirmed : done.refused);
    await refresh();
  };
  return (
    <Box
      as="section"
      marginTop={16}
      paddingX={18}
      paddingY={14}
      fill="gold-soft"
      radius="panel"
      className={css.waiting}
      aria-label={waiting.title}
    >
      <Text as="h2" size={15}>
        {waiting.title}
      </Text>
      <p className={css.lead}>{waiting.lead}</p>
      <ul>
        {list.map((rate) => (
          <Row
            as="li"
            wrap
            gap={10}
            align="center"
            paddingX={14}
            paddingY={10}
            fill="surface"
            radius={12}
            key={rate.id}
          >
            <Grid flex={1} digits className={css.what}>
              <b>{priceText(rate)}</b>
              <span>
                {formatDate(rate.rateDate)} · {changeText(rate)}
                {rate.last &&
                  ` · ${waiting.last(formatShortDecimal(rate.last.rate), formatDate(rate.last.rateDate))}`}
                {` · ${by(personName(rate.enteredBy ?? '—'))}`}
              </span>
            </Grid>
            {!rate.canDecide && <span className={css.own}>{waiting.own}</span>}
            <Button kind="danger" onPress={() => void decide(rate.id, 'refuse')}>
              {waiting.refuse}
            </Button>
            <Button
              kind="primary"
              isDisabled={!rate.canDecide}
              onPress={() => void decide(rate.id, 'confirm')}
            >
              {waiting.confirm}
            </Button>
          </Row>
        ))}
      </ul>
    </Box>
  );
}

function RatesTable({ list }: { list: readonly RateLine[] }) {
  const { title, empty, manual, ...more } = ratesTexts.read();
  const unnamed: Readonly<Record<string, string>> = more.names;
  const names = fieldNames('rate');
  const { line } = useStaffRoute();
  if (list.length === 0) return <EmptyRows icon={Coins} title={empty.title} text={empty.text} />;
  return (
    <Box flex={1} minHeight={0} overflow="auto" className={tableCss.frame} tabIndex={0}>
      <Box as="table" wide size={14} className={tableCss.table} style={{ minWidth: 900 }} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" style={{ width: 160 }}>
              {names.rateDate}
            </th>
            <th scope="col">{names.rate}</th>
            <th scope="col" className={tableCss.end} style={{ width: 120 }}>
              {names.changePct}
            </th>
            <th scope="col" style={{ width: 120 }}>
              {names.source}
            </th>
            <th scope="col" style={{ width: 150 }}>
              {names.enteredBy}
            </th>
            <th scope="col" style={{ width: 150 }}>
              {names.status}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((rate) => (
            <tr key={rate.id} className={tableCss.row}>
              <td>
                <Text
                  as="a"
                  tone="ink"
                  weight={600}
                  className={tableCss.link}
                  href={staffHref(line, 'rates', new URLSearchParams({ rate: rate.id }))}
                >
                  {formatDate(rate.rateDate)}
                </Text>
              </td>
              <Box as="td" weight={600} digits data-title={names.rate}>
                {priceText(rate)}
              </Box>
              <td className={tableCss.end} data-title={names.changePct}>
                {changeText(rate)}
              </td>
              <td data-title={names.source}>
                {rate.source === 'manual' ? manual : (unnamed[rate.source] ?? rate.source)}
              </td>
              <td data-title={names.enteredBy}>
                {unnamed[rate.enteredBy ?? ''] ?? personName(rate.enteredBy ?? '—')}
              </td>
              <td data-title={names.status}>
                <ToneLabel tone={rate.status === 'ACCEPTED' ? 'green' : 'grey'}>
                  {rateStatusNames[rate.status][locale]}
                </ToneLabel>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
