/** One line of defence, and the test that must turn red when it is gone. */
export type Defence = {
  name: string;
  /** From the root of the checkout. */
  file: string;
  /** What stands there; must be found, or the run says so instead of proving nothing. */
  code: string;
  without: string;
  test: { file: string; name: string };
};

/** A defence of the database: what a migration says, taken out as the file is read. */
export function inMigration(
  file: string,
  code: string,
  without = '',
): Pick<Defence, 'file' | 'code' | 'without'> {
  const [name, there, instead] = [file, code, without].map((text) => JSON.stringify(text));
  return {
    file: 'apps/server/src/platform/migrate.ts',
    code: '    text,\n    checksum',
    without: `    text: file !== ${name} ? text : text.split(${there}).length === 2 ? text.replace(${there}, ${instead}) : '-- not found:\\n)',\n    checksum`,
  };
}
