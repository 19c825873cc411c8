import type { BusinessLine } from '@rohi/contract/business-lines';
import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { onDemand } from '../../../shared/ui/on-demand.ts';
import { Button } from '../../kit/ui/button.tsx';
import { auditWords } from '../../kit/list/audit-words.ts';
import { ordersFileTexts, reportsTexts } from '../screen-words.ts';

type OrdersFileOf = { from: string; to: string; line: BusinessLine };

const exportDialog = onDemand<OrdersFileOf & { onClose: () => void }>(async () => {
  const [{ ExportDialog }] = await Promise.all([
    import('./file/export-dialog.tsx'),
    ordersFileTexts.load(),
    auditWords.load(),
  ]);
  return ExportDialog;
});

/** Opens the dialog of the file; the days and the line shown are its first choice. */
export function OrdersFileButton(shown: OrdersFileOf) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)} onHoverStart={() => void exportDialog.start()}>
        <Icon of={Download} size={18} />
        {reportsTexts.read().report.file}
      </Button>
      <Suspense>{open && <exportDialog.Part {...shown} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
