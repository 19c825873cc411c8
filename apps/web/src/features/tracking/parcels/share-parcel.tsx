import { Share2 } from 'lucide-react';
import { copyText } from '../../../shared/clipboard/copy-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { parcelTexts } from '../parcel-words.ts';
import { Text } from '../../../shared/ui/primitives.tsx';

/** Hands the address of a parcel to what the device offers; copies it where the device offers nothing, or refuses. */
async function shareParcel(code: string): Promise<void> {
  const { share } = parcelTexts.read();
  // Opens without script, in the reader's language, and shows what a stranger may see.
  const url = `${location.origin}/t/${encodeURIComponent(code)}`;
  if ('share' in navigator) {
    try {
      await navigator.share({ title: share.title(code), url });
      return;
    } catch (error) {
      // Closing the list of the device shares nothing after all.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  if (await copyText(url)) showMessage('success', share.copied);
  else showMessage('error', share.notCopied(url));
}

export function ShareParcel({ code }: { code: string }) {
  const { share } = parcelTexts.read();
  return (
    <Text marginBottom={20}>
      <Button kind="soft" aria-label={share.label(code)} onClick={() => void shareParcel(code)}>
        <Icon of={Share2} size={18} />
        {share.button}
      </Button>
    </Text>
  );
}
