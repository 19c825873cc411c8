import type { MoneyView } from '@rohi/contract/reports/money-file.contract';
import type { DayRange } from '@rohi/contract/reports/report-periods';
import { Download } from 'lucide-react';
import { fetchFile } from '../../../../shared/api/fetch-file.ts';
import { offerFile } from '../../../../shared/files/offer-file.ts';
import { useSubmit } from '../../../../shared/forms/use-submit.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { useUser } from '../../../kit/session/user-info.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { moneyTexts } from '../../screen-words.ts';

type MoneyFileButtonProps = { view: MoneyView; what: string; days: DayRange };

/** Saves the rows behind a view as a workbook; users who may not download reports have no button. */
export function MoneyFileButton({ view, what, days: { from, to } }: MoneyFileButtonProps) {
  const { save } = moneyTexts.read();
  const { run, busy } = useSubmit();
  if (!useUser().authorities.includes('report:export')) return null;
  const download = () =>
    void run(async () => {
      const file = await fetchFile('GET /reports/money/file', { query: { view, from, to, format: 'xlsx' } });
      offerFile(file.name ?? 'file', file.content);
    });
  return (
    <Button isPending={busy} onPress={download} aria-label={`${save}: ${what}`}>
      <Icon of={Download} size={18} />
      {save}
    </Button>
  );
}
