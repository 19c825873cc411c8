import { saveFile } from '../../kit/list/save-file.ts';
import { transferTexts } from './transfer-words.ts';
import type { TransfersAtWork } from './use-transfers.ts';

/** Saves the sheet of the chosen transfer for its driver. */
export async function saveSheet({ work, device }: Pick<TransfersAtWork, 'work' | 'device'>): Promise<void> {
  const { transfer: code } = work;
  if (code === undefined) return;
  const asked = { params: { code }, query: { deviceId: device.id } };
  await saveFile('GET /stations/transfers/{code}/sheet', asked, transferTexts.read().card.sheetSaved);
}
