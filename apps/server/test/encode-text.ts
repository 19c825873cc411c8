const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** Text as an office program writes it: Node decodes these encodings, but does not encode them. */
export function encodeText(text: string, encoding: 'gb18030' | 'windows-1251'): Buffer {
  let table = tables.get(encoding);
  if (table === undefined) {
    table = reverseTable(encoding);
    tables.set(encoding, table);
  }
  const tokens = table;
  return Buffer.from(
    [...text].flatMap((letter) => {
      const bytes = letter < '\u0080' ? [letter.charCodeAt(0)] : tokens.get(letter);
      if (bytes === undefined) throw new Error(`${encoding} has no ${letter}`);
      return bytes;
    }),
  );
}

function reverseTable(encoding: string): ReadonlyMap<string, readonly number[]> {
  const table = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding);
  const learn = (bytes: readonly number[]) => {
    const letter = decoder.decode(Buffer.from(bytes));
    if ([...letter].length === 1 && letter !== '\ufffd' && !table.has(letter)) table.set(letter, bytes);
  };
  for (let first = 0x80; first <= 0xff; first += 1) {
    if (encoding === 'windows-1251') learn([first]);
    else for (let second = 0x40; second <= 0xfe; second += 1) learn([first, second]);
  }
  return table;
}
