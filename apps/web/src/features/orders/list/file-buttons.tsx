import { Download } from 'lucide-react';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ordersTexts } from '../orders-words.ts';
import type { ListState } from '../rules/list-state.ts';
import { saveOrdersFile } from './save-orders-file.ts';

/** Saves the filtered list, all its pages, as a workbook or as text. */
export function FileButtons({ state, total = 0 }: { state: ListState; total: number | undefined }) {
  const { file } = ordersTexts.read();
  const { run, busy } = useSubmit();
  return (['xlsx', 'csv'] as const).map((format) => (
    <Button
      key={format}
      kind="soft"
      disabled={total === 0}
      aria-disabled={busy || undefined}
      onClick={() => void run(() => saveOrdersFile(state, total, format))}
    >
      <Icon of={Download} size={18} />
      {file.save[format]}
    </Button>
  ));
}
