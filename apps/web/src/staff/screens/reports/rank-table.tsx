import { useState } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { columnText, figureText, shareText } from './figures.ts';
import { useOrderRoute } from './order-links.ts';
import type { Rank } from './report-queries.ts';
import { reportsTexts } from '../screen-words.ts';
import { Box, Text } from '../../../shared/ui/primitives.tsx';
import css from './rank-table.module.css';

const shownFirst = 5;

/** Rows with their share; each leads to its orders. */
export function RankTable({ rows }: { rows: Rank }) {
  const { ranks } = reportsTexts.read();
  const linkOf = useOrderRoute();
  const [all, setAll] = useState(false);
  const hidden = rows.length - shownFirst;
  return (
    <>
      <Box as="table" wide size={14} digits className={css.table}>
        <thead>
          <tr>
            <th scope="col">{ranks.name}</th>
            <th scope="col">{ranks.orders}</th>
            <th scope="col">{ranks.amount}</th>
            <th scope="col">{ranks.share}</th>
          </tr>
        </thead>
        <tbody>
          {(all ? rows : rows.slice(0, shownFirst)).map((row) => (
            <tr key={row.code}>
              <th scope="row">
                {linkOf(row.route) === undefined ? row.name : <a href={linkOf(row.route)}>{row.name}</a>}
                <Text
                  as="span"
                  display="block"
                  overflow="hidden"
                  marginTop={6}
                  className={css.track}
                  aria-hidden
                >
                  <span className={css.share} style={{ width: `${row.sharePct}%` }} />
                </Text>
              </th>
              <td>{figureText(row.orderCount, 'PIECE')}</td>
              <td>{columnText(row.amount.amount, 'USD')}</td>
              <td>{shareText(row.sharePct)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {hidden > 0 && (
        <Button kind="quiet" className={css.more} aria-expanded={all} onPress={() => setAll(!all)}>
          {all ? ranks.less : ranks.more(hidden)}
        </Button>
      )}
    </>
  );
}
