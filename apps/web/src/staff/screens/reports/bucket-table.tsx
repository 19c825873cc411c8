import type { BucketSize } from '@rohi/contract/reports/report-periods';
import { classNames } from '../../../shared/ui/class-names.ts';
import { columnText } from './figures.ts';
import { measures } from './measures.ts';
import { daysOfBucket, useOrderLinks } from './order-links.ts';
import { fullBucket } from './range-text.ts';
import type { OrderReport } from './report-queries.ts';
import { reportsTexts } from '../screen-words.ts';
import { ScrolledTable } from './scrolled-table.tsx';
import { Text } from '../../../shared/ui/primitives.tsx';
import css from './bucket-table.module.css';

type Sums = OrderReport['totals'];

/** All numbers of a report, with what they come to and came to before. */
export function BucketTable({ report, size }: { report: OrderReport; size: BucketSize }) {
  const texts = reportsTexts.read();
  const linkOf = useOrderLinks();
  return (
    <ScrolledTable label={texts.report.table}>
      <thead>
        <tr>
          <th scope="col">{texts.report.when[size]}</th>
          {measures.map(({ key, unit }) => (
            <th key={key} scope="col">
              {texts.measures[key]}
              {texts.units[unit] !== '' && (
                <Text as="span" tone="faint">
                  , {texts.units[unit]}
                </Text>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.buckets.map((bucket) => (
          <tr key={bucket.key} className={classNames(bucket.orderCount === 0 && css.none)}>
            <th scope="row">{fullBucket(size, bucket.key)}</th>
            <Cells sums={bucket} href={linkOf(daysOfBucket(size, bucket.key, report))} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={css.total}>
          <th scope="row">{texts.report.total}</th>
          <Cells sums={report.totals} href={linkOf(report)} />
        </tr>
        <tr>
          <th scope="row">{texts.report.before}</th>
          <Cells sums={report.previous} href={linkOf(report.previous)} />
        </tr>
      </tfoot>
    </ScrolledTable>
  );
}

/** The figures of a row; the number of orders leads to them. */
function Cells({ sums, href }: { sums: Sums; href: string | undefined }) {
  return measures.map(({ key, unit, of }) => (
    <td key={key}>
      {key === 'orders' && href !== undefined && sums.orderCount > 0 ? (
        <a href={href}>{columnText(of(sums), unit)}</a>
      ) : (
        columnText(of(sums), unit)
      )}
    </td>
  ));
}
