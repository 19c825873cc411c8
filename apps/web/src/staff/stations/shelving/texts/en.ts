import type { ShelvingTexts } from './ru.ts';

export const texts: ShelvingTexts = {
  title: 'Put away',
  placeholder: 'Scan a cell, then parcels',
  ready: { title: 'Scan', line: 'The cell first', next: 'Scan a cell' },
  help: { title: 'Help', line: 'Cards: cell, next (done), log out', next: 'Begin with a cell' },
  own: {
    CHOSEN: { title: 'Cell chosen', line: 'What is scanned next goes into it', next: 'Scan parcels' },
    HOLD: { title: 'Which cell?', line: 'No cell is chosen yet', next: 'Scan the cell that it goes into' },
    CELL_NEXT: { title: 'Cell', line: 'The next scan is a cell', next: 'Scan a cell' },
    DONE: { title: 'Done', line: 'Nothing more goes into this cell', next: 'Scan the next cell' },
  },
  card: {
    empty: {
      title: 'No cell chosen',
      text: 'Scan a cell, then parcels or bags. When all is in it, scan the cell again.',
    },
    waits: 'waits to be sent',
    cell: 'Cell',
    count: 'put in',
    other: 'Other cell',
    done: 'Done',
  },
};
