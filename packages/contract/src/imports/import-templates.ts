/** The workbooks of the office's imports and of customers' lists that can be had to be filled in. */
export const importTemplateNames = [
  'parcel-import',
  'event-import',
  'position-import',
  'declarations',
] as const;
export type ImportTemplateName = (typeof importTemplateNames)[number];

/**
 * Headings of files that are read beside their things: a trip's manifest, exchange rates, prices agreed with customers,
 * what came in at the bank.
 */
export const headingTemplateNames = ['manifest', 'rates', 'prices', 'bank-statement'] as const;
export type HeadingTemplateName = (typeof headingTemplateNames)[number];

export function isImportTemplateName(value: unknown): value is ImportTemplateName {
  return typeof value === 'string' && (importTemplateNames as readonly string[]).includes(value);
}

export function isHeadingTemplateName(value: unknown): value is HeadingTemplateName {
  return typeof value === 'string' && (headingTemplateNames as readonly string[]).includes(value);
}
