import { createStore } from './store.ts';

const openDialogs: HTMLElement[] = [];

/** The dialog that has the page to itself now, or the place that it keeps for messages. */
export const topDialog = createStore<HTMLElement | undefined>(undefined);

export function pushDialog(dialog: HTMLElement): void {
  openDialogs.push(dialog);
  topDialog.write(dialog);
}

export function removeDialog(dialog: HTMLElement): void {
  const index = openDialogs.lastIndexOf(dialog);
  if (index !== -1) openDialogs.splice(index, 1);
  topDialog.write(openDialogs.at(-1));
}
