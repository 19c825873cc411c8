/**
 * Command cards: printed Code 128 cards that a clerk scans in the place of a key. A card reads `RC-` and its name
 * (`RC-NEXT`): letters after the hyphen, so no courier's number and no code of ours (`RA`, `RP`, `RB`, `RT` with
 * digits) is ever one.
 */
export const stationCommands = [
  'NEXT',
  'UNDO',
  'PHOTO',
  'NOWEIGHT',
  'DAMAGED',
  'PROHIBITED',
  'NOCODE',
  'NEWBAG',
  'CLOSEBAG',
  'REPRINT',
  'CELL',
  'HELP',
  'LOGOUT',
] as const;
export type StationCommand = (typeof stationCommands)[number];

/**
 * The cards that each kind of station understands: its sheet has these and no others, and its screen has an act for
 * each, which the types ask for. A new act of a card at a station is added here.
 */
export const cardsOfStation = {
  BAGS: ['NEWBAG', 'CLOSEBAG', 'UNDO', 'REPRINT', 'HELP', 'LOGOUT'],
  LOADING: ['NEXT', 'UNDO', 'HELP', 'LOGOUT'],
  UNLOADING: ['NEXT', 'UNDO', 'DAMAGED', 'HELP', 'LOGOUT'],
  TRANSFERS: ['NEXT', 'UNDO', 'HELP', 'LOGOUT'],
  ACCEPTANCE: ['NEXT', 'UNDO', 'DAMAGED', 'HELP', 'LOGOUT'],
  INVENTORY: ['NEXT', 'UNDO', 'HELP', 'LOGOUT'],
  SHELVING: ['CELL', 'NEXT', 'UNDO', 'HELP', 'LOGOUT'],
  RECEIVING: [
    'NEXT',
    'UNDO',
    'PHOTO',
    'NOWEIGHT',
    'DAMAGED',
    'PROHIBITED',
    'CELL',
    'REPRINT',
    'HELP',
    'LOGOUT',
  ],
} as const satisfies Record<string, readonly StationCommand[]>;
export type CardStation = keyof typeof cardsOfStation;
export type CardOf<Station extends CardStation> = (typeof cardsOfStation)[Station][number];
export const cardStations = Object.keys(cardsOfStation) as [CardStation, ...CardStation[]];

/** Whether a station understands a card. */
export function isCardOf<Station extends CardStation>(
  station: Station,
  command: StationCommand,
): command is CardOf<Station> {
  return (cardsOfStation[station] as readonly StationCommand[]).includes(command);
}

/** What a card reads. */
export function codeOfCard(command: StationCommand): string {
  return `RC-${command}`;
}

/** What cannot be taken back counts when the same card is scanned again within `confirmWithinMs`. */
export const confirmedCommands: readonly StationCommand[] = ['UNDO', 'PROHIBITED', 'CLOSEBAG', 'LOGOUT'];
export const confirmWithinMs = 3_000;

const commandPattern = new RegExp(`RC-(${stationCommands.join('|')})`);
const wholeCommand = new RegExp(`^${commandPattern.source}$`);

/** The command of a card's code, normalised as any code; undefined for every other code. */
export function commandOf(code: string): StationCommand | undefined {
  return wholeCommand.exec(code)?.[1] as StationCommand | undefined;
}

/**
 * Takes the code of a card out of a text that it was scanned into, wherever the caret stood; undefined when there is
 * none in it.
 */
export function takeCommandOut(text: string): { command: StationCommand; rest: string } | undefined {
  const found = new RegExp(commandPattern, 'i').exec(text);
  if (found === null) return undefined;
  const command = found[1]?.toUpperCase() as StationCommand;
  return { command, rest: text.slice(0, found.index) + text.slice(found.index + found[0].length) };
}
