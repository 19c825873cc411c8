/** A form that went with its panel leaves the focus nowhere: the keys are the counter's again. */
export function focusScanField(): void {
  document.querySelector<HTMLInputElement>('[data-scan-field]')?.focus();
}
