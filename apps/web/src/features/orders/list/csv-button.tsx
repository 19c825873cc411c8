import { Download } from 'lucide-react';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ordersTexts } from '../orders-words.ts';
import type { ListState } from '../rules/list-state.ts';
import { saveOrdersFile } from './save-orders-file.ts';

/** Saves the filtered list, all its pages, as a file. */
export function CsvButton({ state, total }: { state: ListState; total: number | undefined }) {
  const { csv } = ordersTexts.read();
  const { run, busy } = useSubmit();
  return (
    <Button
      kind="soft"
      disabled={total === undefined || total === 0}
      aria-disabled={busy || undefined}
      onClick={() => void run(() => saveOrdersFile(state))}
    >
      <Icon of={Download} size={18} />
      {csv.save}
    </Button>
  );
}
