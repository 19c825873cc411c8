import { maxTrackingCodes } from '@rohi/contract/tracking/tracking-codes';
import { navigate } from '../../../shared/router/hash-router.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { readSearchText } from '../rules/search-state.ts';
import { useTrackingTexts } from '../texts/tracking-texts.ts';

type Search = {
  /** The search that the address carries now. */
  searchText: string;
  /** Seconds until the service may be asked again. */
  waitSec: number;
  repeat: () => void;
  changeText: (change: () => string) => void;
};

/**
 * Starts the search for a text by giving it to the address, which the screen follows; so it can be shared and the back
 * button works. The same text again repeats the search. An empty text clears everything and sends nothing.
 */
export function useStartSearch({ searchText, waitSec, repeat, changeText }: Search): (text: string) => void {
  const { bulk } = useTrackingTexts();
  return (text) => {
    const request = readSearchText(text);
    if (request.kind === 'tooMany') {
      showMessage('error', bulk.tooManyCodes(maxTrackingCodes));
      return;
    }
    const next = request.kind === 'empty' ? '' : text;
    if (next !== '' && waitSec > 0) return;
    changeText(() => next);
    if (next === searchText) repeat();
    else navigate('parcelTracking', next === '' ? undefined : { searchText: next });
  };
}
