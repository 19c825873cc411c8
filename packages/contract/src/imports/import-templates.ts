/** The workbooks that can be had to be filled in. */
export const importTemplateNames = [
  'parcel-import',
  'event-import',
  'position-import',
  'declarations',
] as const;
export type ImportTemplateName = (typeof importTemplateNames)[number];

export function isImportTemplateName(value: unknown): value is ImportTemplateName {
  return typeof value === 'string' && (importTemplateNames as readonly string[]).includes(value);
}
