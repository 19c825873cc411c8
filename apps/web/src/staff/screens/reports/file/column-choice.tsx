import { exportColumns, type ExportColumn } from '@rohi/contract/reports/export-columns';
import { fieldNames } from '../../../kit/list/audit-words.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { ordersFileTexts } from '../../screen-words.ts';
import css from './export-dialog.module.css';

type ColumnChoiceProps = {
  chosen: ReadonlySet<ExportColumn>;
  onChange: (next: ReadonlySet<ExportColumn>) => void;
};

/** What the file shows of each order. */
export function ColumnChoice({ chosen, onChange }: ColumnChoiceProps) {
  const texts = ordersFileTexts.read();
  const names = fieldNames('order');
  const all = chosen.size === exportColumns.length;
  const turn = (column: ExportColumn, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(column);
    else next.delete(column);
    onChange(next);
  };
  return (
    <fieldset className={css.columns}>
      <legend className={css.legend}>{texts.columns}</legend>
      <Button kind="quiet" className={css.all} onPress={() => onChange(new Set(all ? [] : exportColumns))}>
        {all ? texts.nothing : texts.all}
      </Button>
      <div className={css.grid}>
        {exportColumns.map((column) => (
          <label key={column} className={css.column}>
            <input
              type="checkbox"
              checked={chosen.has(column)}
              onChange={(event) => turn(column, event.currentTarget.checked)}
            />
            {names[column]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
