import { copyText } from '../../shared/clipboard/copy-text.ts';
import { showMessage } from '../../shared/ui/messages.tsx';
import { cabinetTexts } from './cabinet-words.ts';

/** Copies and says whether that worked (specification, section 8). */
export async function copyWithMessage(text: string): Promise<void> {
  const { copied, notCopied } = cabinetTexts.read();
  if (await copyText(text)) showMessage('success', copied);
  else showMessage('error', notCopied);
}
