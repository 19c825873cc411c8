/** Screens that are found by the links of other screens: one of each kind. */
export type ScreenList = {
  /** Adds addresses such as `/staff#/bsc/parcels?row=12` that are not there yet, nor one of their kind. */
  add: (addresses: readonly string[]) => void;
  next: () => string | undefined;
};

/** They say which part of a page is wanted, or in which language its long text. */
const placesOnPage = new Set(['q', 'text']);

/** What two addresses of one kind share: `/staff#/bsc/parcels/*?row`. Numbers and codes differ within a kind. */
export function kindOf(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const kind = path
    .split('/')
    .map((part) => (/\d|%/.test(part) ? '*' : part))
    .join('/');
  const names = [...new URLSearchParams(query)]
    .filter(([name]) => !placesOnPage.has(name))
    .map(([name, value]) => (name === 'view' ? `${name}=${value}` : name));
  return `${kind}${names.length === 0 ? '' : `?${names.toSorted().join('&')}`}`;
}

/** @param seen kinds that need no other picture; grows with the list */
export function openScreenList(seen: Set<string>, most: number): ScreenList {
  const waiting: string[] = [];
  let taken = 0;
  return {
    add(addresses) {
      for (const address of addresses) {
        const kind = kindOf(address);
        if (seen.has(kind)) continue;
        seen.add(kind);
        waiting.push(address);
      }
    },
    next() {
      taken += 1;
      return taken > most ? undefined : waiting.shift();
    },
  };
}
