import { createStore } from './store.ts';

const openDialogs: HTMLDialogElement[] = [];

/** The dialog that has the page to itself now. */
export const topDialog = createStore<HTMLDialogElement | undefined>(undefined);

export function pushDialog(dialog: HTMLDialogElement): void {
  openDialogs.push(dialog);
  topDialog.write(dialog);
}

export function removeDialog(dialog: HTMLDialogElement): void {
  const index = openDialogs.lastIndexOf(dialog);
  if (index !== -1) openDialogs.splice(index, 1);
  topDialog.write(openDialogs.at(-1));
}
