import type { HistoryEntry } from '@rohi/contract/lists/staff-list';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { LoadFailure, Loading } from '../ui/states.tsx';
import { actorName, shownChanges } from '@rohi/contract/audit/audit-text';
import { auditWords } from './audit-words.ts';
import { labelOf } from './field-labels.ts';
import type { HistoryOf } from './list-definition.ts';
import { useHistory } from './list-queries.ts';
import { listWords } from '../kit-words.ts';
import { momentText } from './moment-text.ts';
import { ValueView } from './value-view.tsx';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './row-history.module.css';
import { personName } from '../people.ts';

/** Who changed the row, when and what, newest first. */
export function RowHistory({ list, id }: { list: HistoryOf; id: string }) {
  const { history } = listWords.read();
  const [pages, setPages] = useState(1);
  const { data, error, refetch } = useHistory(list, id, 1);
  if (data === undefined) return error ? <LoadFailure onAgain={() => void refetch()} /> : <Loading />;
  if (data.list.length === 0)
    return (
      <Text tone="soft" text="center" className={css.empty}>
        {history.empty}
      </Text>
    );
  return (
    <Box flex={1} overflow="auto" paddingX={24} paddingY={20}>
      <ol>
        {Array.from({ length: pages }, (_, index) => (
          <HistoryPage key={index + 1} list={list} id={id} page={index + 1} />
        ))}
      </ol>
      {data.total > pages * 20 && <Button onPress={() => setPages(pages + 1)}>{history.more}</Button>}
    </Box>
  );
}

function HistoryPage({ list, id, page }: { list: HistoryOf; id: string; page: number }) {
  const { data } = useHistory(list, id, page);
  return data?.list.map((entry) => (
    // Two things may happen in one moment.
    <Entry key={`${entry.at}${entry.action}${JSON.stringify(entry.changes)}`} list={list} entry={entry} />
  ));
}

function Entry({
  list,
  entry: { actor, at, action, title, changes },
}: {
  list: HistoryOf;
  entry: HistoryEntry;
}) {
  const { history } = listWords.read();
  // Only a change of a row has a value from before; other actions carry what they were done with.
  const isChange = action.endsWith(':edit');
  const words = auditWords.read();
  const name = words.actions[action];
  const entries = shownChanges({ action, changes });
  return (
    <li className={css.entry}>
      <Row as="p" wrap rowGap={4} columnGap={12} align="baseline" className={css.head}>
        <strong>{personName(actorName(words, { actor, actorId: null }))}</strong>
        <time dateTime={at}>{momentText(at)}</time>
      </Row>
      <p>{title ?? name ?? history.created}</p>
      {!action.endsWith(':create') && entries.length > 0 && (
        <Grid as="ul" gap={4} marginTop={6} size={13}>
          {entries.map(({ field, before, after }) => (
            <li key={field}>
              <span className={css.field}>{labelOf(list, field)}</span>
              {before === null && after === null ? (
                <span className={css.made}>{history.changedField}</span>
              ) : (
                <Text as="span" breaks className={css.values}>
                  {isChange && (
                    <>
                      <Box as="del" tone="faint">
                        <ValueView list={list} path={field} value={before} empty={history.none} />
                      </Box>
                      <span aria-hidden> → </span>
                    </>
                  )}
                  <ins>
                    <ValueView list={list} path={field} value={after} empty={history.none} />
                  </ins>
                </Text>
              )}
            </li>
          ))}
        </Grid>
      )}
    </li>
  );
}
