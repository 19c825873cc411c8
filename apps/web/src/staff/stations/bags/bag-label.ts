import { fetchFile } from '../../../shared/api/fetch-file.ts';
import { countAsLoading } from '../../../shared/api/pending.ts';
import { showFailure } from '../../kit/list/save-file.ts';
import { openFile } from '../../kit/printing/label-files.ts';

/** Shows the label of a bag as PDF in a tab of its own; a failure shows as a message. */
export async function printBagLabel(code: string, deviceId: string): Promise<void> {
  const tab = open('', '_blank');
  const loaded = countAsLoading();
  try {
    const { content } = await fetchFile('GET /stations/bags/{code}/label', {
      params: { code },
      query: { deviceId },
    });
    openFile(tab, content, code);
  } catch (error) {
    tab?.close();
    showFailure(error);
  } finally {
    loaded();
  }
}
