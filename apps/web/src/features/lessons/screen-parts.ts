/** How a part of a drawn screen is marked: touched in this step, or looked at. */
export type Mark = 'touch' | 'look';

/** What the pictures of the last lesson show. */
export type Scene = 'closedBox' | 'label' | 'opening' | 'goods' | 'damage';

/** Colours of a state, as in the list of parcels. */
export type Tone = 'gold' | 'green' | 'blue' | 'grey';

type Shape =
  /** Title of a screen, with a way back. */
  | { kind: 'bar'; text: string }
  | { kind: 'title'; text: string }
  | { kind: 'row'; text: string; value?: string; tone?: Tone }
  | { kind: 'field'; text: string; value: string }
  | { kind: 'input'; text: string }
  | { kind: 'area'; lines: readonly string[] }
  | { kind: 'button'; text: string }
  | { kind: 'link'; text: string }
  | { kind: 'check'; text: string }
  | { kind: 'tabs'; texts: readonly string[] }
  | { kind: 'code'; text: string; value: string }
  | { kind: 'said'; text: string; isOurs: boolean }
  | { kind: 'meter' }
  | { kind: 'note'; text: string }
  | { kind: 'scene'; scene: Scene };

/** A part of a drawn screen; parts stand one under the other. */
export type ScreenPart = Shape & { mark?: Mark };

/** Where a screen is seen. */
export type Place = 'site' | 'taobao' | 'shop1688' | 'pinduoduo' | 'counter' | 'table';

/** One drawn screen: where it is, and its parts from top to bottom. */
export type Screen = { place: Place; parts: readonly ScreenPart[] };

/** Size of a drawing, in units of its own. */
export const screenSize = { width: 260, height: 310 };

/** Units that a part takes from top to bottom, the gap under it included. */
export function heightOf(part: ScreenPart): number {
  if (part.kind === 'area') return 22 + part.lines.length * 18;
  return heights[part.kind];
}

const heights: Record<Exclude<ScreenPart['kind'], 'area'>, number> = {
  bar: 44,
  title: 34,
  row: 38,
  field: 50,
  input: 44,
  button: 48,
  link: 32,
  check: 32,
  tabs: 38,
  code: 72,
  said: 44,
  meter: 16,
  note: 24,
  scene: 210,
};

/** The words of a part, for a reader who cannot see it. */
export function wordsOf(part: ScreenPart): readonly string[] {
  if (part.kind === 'area') return part.lines;
  if (part.kind === 'tabs') return part.texts;
  if (part.kind === 'meter' || part.kind === 'scene') return [];
  if ('value' in part && part.value !== undefined) return [`${part.text}: ${part.value}`];
  return [part.text];
}
