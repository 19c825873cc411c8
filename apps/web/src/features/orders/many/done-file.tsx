import { CircleCheck, CircleX } from 'lucide-react';
import { comma } from '../../../shared/i18n/list-signs.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { FileName, RejectedButton } from './checked-file.tsx';
import type { DeclaredFile, DeclaredRow } from './declared-file.ts';
import { manyTexts } from '../orders-words.ts';
import { RowsTable } from './rows-table.tsx';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './many.module.css';

/** The orders that were made, each once, with what their rows say. */
function ordersOf(rows: readonly DeclaredRow[]): { code: string; goods: string }[] {
  const goods = new Map<string, string[]>();
  for (const row of rows) {
    if (row.orderCode === null) continue;
    goods.set(row.orderCode, [
      ...(goods.get(row.orderCode) ?? []),
      ...(row.goods === null ? [] : [row.goods]),
    ]);
  }
  return [...goods].map(([code, texts]) => ({ code, goods: [...new Set(texts)].join(comma) }));
}

function MadeOrders({ rows }: { rows: readonly DeclaredRow[] }) {
  const { done, row } = manyTexts.read();
  return (
    <section className={css.made}>
      <Text as="h2" size={22}>
        {done.orders}
      </Text>
      <Grid as="ul" columns={1} className={css.orders}>
        {ordersOf(rows).map(({ code, goods }) => (
          <Grid as="li" rowGap={0} columnGap={16} paddingX={0} paddingY={6} border="top" key={code}>
            <Text
              as="a"
              display="inline-flex"
              align="center"
              minHeight={44}
              weight={600}
              digits
              href={hrefOf('orderManagement', { order: code })}
              aria-label={row.openOrder(code)}
            >
              {code}
            </Text>
            <Text as="span" tone="soft" size={15} breaks>
              {goods}
            </Text>
          </Grid>
        ))}
      </Grid>
    </section>
  );
}

/** What has become of the file. */
export function DoneFile({ file }: { file: DeclaredFile }) {
  const { done } = manyTexts.read();
  const { orders, parcels, rejectedRows, rows } = file;
  return (
    <>
      <section className={css.summary}>
        <FileName file={file} />
        <div role="status">
          <Row
            as="h2"
            gap={10}
            align="center"
            size={22}
            className={css.outcome}
            data-good={orders > 0 || undefined}
          >
            <Icon of={orders > 0 ? CircleCheck : CircleX} size={24} />
            {orders > 0 ? done.title(orders) : done.none}
          </Row>
        </div>
        {orders > 0 && (
          <Text tone="soft" size={15}>
            {done.text(parcels)}
          </Text>
        )}
        <Row wrap gap={8} className={css.buttons}>
          <ButtonLink href={hrefOf('orderManagement')}>{done.toOrders}</ButtonLink>
          <ButtonLink kind="outline" href={hrefOf('orderManagement', { file: 'new' })}>
            {done.another}
          </ButtonLink>
        </Row>
      </section>
      {rejectedRows > 0 && (
        <section className={css.summary}>
          <Text as="h2" size={22}>
            {done.rejected(rejectedRows)}
          </Text>
          <Text tone="soft" size={15}>
            {done.rejectedText}
          </Text>
          <RejectedButton id={file.id} />
          <RowsTable rows={rows.filter(({ problems }) => problems.length > 0)} />
        </section>
      )}
      {orders > 0 && <MadeOrders rows={rows} />}
    </>
  );
}
