import type { PrintingTexts } from './ru.ts';

export const texts: PrintingTexts = {
  title: 'Printing',
  printer: {
    title: 'Label printer',
    bar: {
      looking: 'Printer: checking',
      none: 'Printer: PDF',
      mayAsk: 'Printer: needs permission',
      forbidden: 'Printer: blocked',
      silent: 'Printer does not answer',
      notReady: 'Printer not ready',
      ready: (language) => `Printer ${language}: ready`,
    },
    states: {
      looking: 'Looking for the printer of this station.',
      none: 'No label printer is connected to the stations: labels open as a PDF and are printed by the browser.',
      mayAsk:
        'The browser has to allow this page to reach the printer. Press “Test label” and answer “Allow”. Until then no label prints by itself; any can be opened as a PDF.',
      forbidden:
        'The browser does not let this page reach the printer. Allow access to devices on this computer in the site settings (the sign left of the address) and load the page again. Use the PDF meanwhile.',
      silent:
        'The print program on this computer does not answer. Check that it is running. Use the PDF meanwhile.',
      notReady: 'The printer is off, or out of labels.',
      ready: 'The printer is ready.',
    },
    name: (name) => `Printer: ${name}`,
    test: 'Test label',
    testPdf: 'Test label as PDF',
    tested: 'The test label was sent to the printer',
    notTested: 'The printer did not take the test label',
  },
  rule: {
    title: 'Label at receipt',
    rules: { always: 'Always print', noOwnLabel: 'If it has no code of ours', never: 'Do not print' },
    hint: 'A setting of this device',
  },
  again: 'Label',
  messages: {
    printed: (code) => `Label ${code} was sent to the printer`,
    refused: (code) => `Label ${code} was not printed. Print it again (F8) or open the PDF.`,
  },
  cards: {
    title: 'Command cards',
    lead: 'An A4 sheet for each kind of station: cards are scanned instead of keys. Print at 100 %.',
    openOf: (station) => `${station}: open the sheet (PDF)`,
    stations: {
      RECEIVING: 'Receiving',
      SHELVING: 'Put away',
      BAGS: 'Packing',
      LOADING: 'Loading',
      UNLOADING: 'Unloading',
      TRANSFERS: 'Transfers',
      ACCEPTANCE: 'Arrivals from the hub',
      INVENTORY: 'Inventory count',
    },
  },
  stickers: {
    title: 'Stickers with our codes',
    lead: 'For parcels whose label is torn: 24 to a sheet of A4 (70 × 37 mm), or one to a label of a roll. No number is given twice.',
    paper: 'Paper',
    papers: { A4: 'A4 sheet, 24 stickers', '58x40': 'Roll, 58 × 40 mm', '100x100': 'Roll, 100 × 100 mm' },
    sheets: 'Sheets',
    count: (count) => (count === 1 ? '1 sticker' : `${count} stickers`),
    make: 'Print new ones',
    made: (first, last) => `Stickers ${first}–${last} are ready`,
    failed: 'No numbers could be reserved, please try again.',
    empty: 'No stickers have been printed yet. Say how many sheets you need.',
    columns: { numbers: 'Numbers', used: 'In use', made: 'When', by: 'By' },
    used: (used, all) => `${used} of ${all}`,
    reprint: 'Again',
    reprintOf: (first, last) => `Print ${first}–${last} again`,
    range: {
      title: 'Print again by numbers',
      lead: 'Stickers in use are left out: their place on the sheet stays empty.',
      first: 'From number',
      last: 'To number',
      print: 'Print',
    },
  },
};
