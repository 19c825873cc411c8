import { foldCustomerCode } from '@rohi/contract/accounts/customer-code';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import { ListFrame, NoCards } from '../../kit/list/list-frame.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { NewCustomerButton } from '../../kit/new-customer/new-customer-button.tsx';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { goTo, recordHref, staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { unknownCodesTexts } from '../screen-words.ts';
import { NameDialog } from './name-dialog.tsx';
import css from './unknown-codes.module.css';

type UnknownCode = ReplyTo<'GET /staff/codes-of-nobody'>['list'][number];

/** Codes that stand on parcels and that no customer has: a customer is made for each, or it is said which has it. */
export function UnknownCodesScreen() {
  const words = unknownCodesTexts.read();
  const { line } = useStaffRoute();
  const { menus } = useUser();
  const answer = useQuery({
    queryKey: ['/staff/codes-of-nobody'],
    queryFn: ({ signal }) => call('GET /staff/codes-of-nobody', { quiet: true, signal }),
    staleTime: 0,
  });
  return (
    <ListFrame
      title={words.title}
      count={answer.data && words.counts(answer.data.codes, answer.data.parcels)}
    >
      {menus[line].some(({ key }) => key === 'customers') && (
        <Text
          as="a"
          href={staffHref(line, 'customers')}
          display="inline-flex"
          align="center"
          justifySelf="start"
          minHeight={44}
          tone="lapis"
          weight={600}
        >
          {words.toCustomers}
        </Text>
      )}
      <Answered answer={answer}>
        {({ list, codes }) =>
          list.length === 0 ? (
            <NoCards title={words.none} />
          ) : (
            <>
              <Text tone="soft">{words.lead}</Text>
              {codes > list.length && <p role="status">{words.first(list.length)}</p>}
              <Grid as="ul" gap={12} aria-label={words.title}>
                {list.map((row) => (
                  <CodeCard key={row.written} row={row} />
                ))}
              </Grid>
            </>
          )
        }
      </Answered>
    </ListFrame>
  );
}

/** One code as it was written, what lies under it, and who may be meant. */
function CodeCard({ row: { written, parcels, lastAt, guesses } }: { row: UnknownCode }) {
  const words = unknownCodesTexts.read();
  const { line, query } = useStaffRoute();
  const { authorities, menus } = useUser();
  /** The customer that the code is said to belong to; empty until one is typed. */
  const [named, setNamed] = useState<string>();
  const mayName = authorities.includes('customer:edit');
  const isCode = foldCustomerCode(written) !== undefined;
  const openCustomer = (code: string) => goTo(recordHref(line, 'customers', code, query));
  return (
    <Grid
      as="li"
      gap={12}
      minWidth={0}
      padding={16}
      fill="surface"
      border="all"
      radius="panel"
      breaks
      className={css.card}
    >
      <Stack gap={4} minWidth={0}>
        <Text size={22} weight={600}>
          {written}
        </Text>
        <Text tone="soft" size={14}>
          {menus[line].some(({ key }) => key === 'parcels') ? (
            <a href={staffHref(line, 'parcels', new URLSearchParams({ search: written }))}>
              {words.parcels(parcels)}
            </a>
          ) : (
            words.parcels(parcels)
          )}
          {lastAt !== null && `, ${words.lastAt(momentText(lastAt))}`}
        </Text>
      </Stack>
      {isCode ? (
        <>
          <Guesses written={written} guesses={guesses} onNamed={mayName ? setNamed : undefined} />
          <Row wrap gap={8} align="start" className={css.acts}>
            <NewCustomerButton
              label={words.make}
              code={written}
              onDone={() => undefined}
              onChosen={mayName ? setNamed : openCustomer}
            />
            {mayName && <Button onPress={() => setNamed('')}>{words.another}</Button>}
          </Row>
        </>
      ) : (
        <Text tone="soft">{words.noCode}</Text>
      )}
      {named !== undefined && (
        <NameDialog
          written={written}
          parcels={parcels}
          customerCode={named}
          onClose={() => setNamed(undefined)}
        />
      )}
    </Grid>
  );
}

type GuessesProps = Pick<UnknownCode, 'written' | 'guesses'> & {
  onNamed: ((code: string) => void) | undefined;
};

/** Who may be meant, and why; a button each for who may say so. */
function Guesses({ written, guesses, onNamed }: GuessesProps) {
  const words = unknownCodesTexts.read();
  if (guesses.length === 0)
    return (
      <Text tone="faint" size={14}>
        {words.noGuess}
      </Text>
    );
  return (
    <Stack gap={6} minWidth={0}>
      <Text tone="soft" size={13} weight={600}>
        {words.guesses}
      </Text>
      <Grid as="ul" gap={8} aria-label={words.guesses}>
        {guesses.map(({ customerCode, nameMasked, by }) => (
          <li key={customerCode}>
            {onNamed === undefined ? (
              <b>
                <RecordLink to="customers" id={customerCode} />, {nameMasked}
              </b>
            ) : (
              <Button
                className={css.guess}
                aria-label={words.isTheirs(customerCode, written)}
                onPress={() => onNamed(customerCode)}
              >
                {`${customerCode}, ${nameMasked}`}
              </Button>
            )}
            <Text as="span" display="block" tone="soft" size={13}>
              {words.by[by]}
            </Text>
          </li>
        ))}
      </Grid>
      {onNamed === undefined && (
        <Text tone="soft" size={13}>
          {words.mayNot}
        </Text>
      )}
    </Stack>
  );
}
