/** A form that went with its panel leaves the focus nowhere: the keys are the counter's again. */
export function focusScanField(): void {
  document.querySelector<HTMLInputElement>('[data-scan-field]')?.focus();
}

/** Takes the payment of a form as it stands; where it is none yet, the first field of it waits for the amount. */
export function payOrAsk(form: HTMLFormElement | null | undefined): void {
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button?.disabled === false) form?.requestSubmit();
  else form?.querySelector<HTMLInputElement>('input[type=text]')?.focus();
}
