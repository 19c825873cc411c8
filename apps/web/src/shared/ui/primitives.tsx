import { createElement } from 'react';
import type { ComponentProps, ReactElement } from 'react';

/**
 * How a primitive looks: steps of the kit's scales (`shared/styles/kit-*.css`). What no step says stands in the
 * screen's own sheet, which wins.
 */
export type Look = {
  display?: 'flex' | 'grid' | 'inline-flex' | 'block';
  direction?: 'column';
  wrap?: true;
  /** As many columns of one width. */
  columns?: 1 | 2;
  /** Pixels between children; `rowGap` and `columnGap` where the two differ. */
  gap?: 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 24;
  rowGap?: 0 | 2 | 4 | 6 | 8 | 10 | 12;
  columnGap?: 8 | 10 | 12 | 16 | 20 | 24;
  place?: 'center';
  align?: 'center' | 'start' | 'end' | 'baseline';
  justify?: 'end' | 'center' | 'between';
  justifyItems?: 'start';
  alignContent?: 'start';
  justifySelf?: 'start';
  /** 1: takes the room that is left; none: keeps its own. */
  flex?: 1 | 'none';
  /** As wide as its place. */
  wide?: true;
  minWidth?: 0;
  minHeight?: 0 | 44;
  position?: 'relative';
  overflow?: 'auto' | 'hidden';
  /** Pixels, as all spaces. */
  margin?: 0;
  marginTop?: 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | 'auto';
  marginBottom?: 4 | 6 | 8 | 12 | 16 | 20 | 24;
  marginStart?: 'auto';
  padding?: 0 | 12 | 16 | 20;
  paddingX?: 0 | 4 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 24;
  paddingY?: 0 | 3 | 6 | 8 | 10 | 12 | 14 | 16 | 20;
  paddingTop?: 0 | 4 | 12 | 14 | 16 | 20;
  paddingBottom?: 0 | 8 | 12 | 14 | 16 | 20 | 24;
  /** The ground. */
  fill?: 'surface' | 'canvas' | 'gold-soft' | 'danger-soft' | 'lapis-soft';
  border?: 'all' | 'top' | 'bottom';
  radius?: 10 | 12 | 'panel' | 'control' | 'round' | 'pill' | 'card' | 'small';
  shadow?: 'panel' | 'card';
  /** `soft` and `faint` for what stands behind the rest; the others by their meaning. */
  tone?: 'soft' | 'ink' | 'danger' | 'gold' | 'faint' | 'lapis' | 'green';
  /** Pixels at the browser's usual size. */
  size?: 13 | 14 | 15 | 16 | 18 | 22;
  weight?: 400 | 500 | 600 | 700;
  /** Digits of one width. */
  digits?: true;
  /** Long codes break anywhere. */
  breaks?: true;
  /** Whether a line may break. */
  lines?: 'nowrap';
  /** On which side lines stand. */
  text?: 'center' | 'end';
  list?: true;
};

/** What the class of each begins with, behind `k-`; the value comes after it. */
const beginnings: Readonly<Record<keyof Look, string>> = {
  display: 'd',
  direction: 'fd',
  wrap: 'wrap',
  columns: 'cols',
  gap: 'g',
  rowGap: 'rg',
  columnGap: 'cg',
  place: 'pi',
  align: 'ai',
  justify: 'jc',
  justifyItems: 'ji',
  alignContent: 'ac',
  justifySelf: 'js',
  flex: 'f',
  wide: 'w',
  minWidth: 'mw',
  minHeight: 'mh',
  position: 'pos',
  overflow: 'o',
  margin: 'm',
  marginTop: 'mt',
  marginBottom: 'mb',
  marginStart: 'ms',
  padding: 'p',
  paddingX: 'px',
  paddingY: 'py',
  paddingTop: 'pt',
  paddingBottom: 'pb',
  fill: 'bg',
  border: 'b',
  radius: 'r',
  shadow: 'sh',
  tone: 't',
  size: 's',
  weight: 'fw',
  digits: 'digits',
  breaks: 'breaks',
  lines: 'l',
  text: 'ta',
  list: 'plain',
};

/** The classes of a look, for what is no primitive: `<td className={lookOf({ text: 'end' })}>`. */
export function lookOf(look: Look): string {
  return Object.entries(look)
    .map(([name, value]) => classOf(name as keyof Look, value))
    .join(' ');
}

const classOf = (name: keyof Look, value: string | number | true) =>
  value === true ? `k-${beginnings[name]}` : `k-${beginnings[name]}-${value}`;

type Tag = keyof HTMLElementTagNameMap;
type PrimitiveProps<Name extends Tag> = Look & { as?: Name } & Omit<ComponentProps<Name>, keyof Look>;

/** The element `tag` with the classes of its look before its own; everything else it takes as the element does. */
function draw(tag: Tag, arranged: string, props: PrimitiveProps<Tag>): ReactElement {
  const own: Record<string, unknown> = {};
  let classes = arranged;
  for (const [name, value] of Object.entries(props)) {
    if (name in beginnings) {
      if (value !== undefined) classes += ` ${classOf(name as keyof Look, value as string)}`;
    } else if (name !== 'as') own[name] = value;
  }
  if (props.className) classes += ` ${props.className}`;
  own['className'] = classes.trimStart();
  return createElement(props.as ?? tag, own);
}

/** Children one below another. */
export function Stack<Name extends Tag = 'div'>(props: PrimitiveProps<Name>): ReactElement {
  return draw('div', 'k-d-flex k-fd-column', props as PrimitiveProps<Tag>);
}

/** Children beside each other; `wrap` where they may go on in the next line. */
export function Row<Name extends Tag = 'div'>(props: PrimitiveProps<Name>): ReactElement {
  return draw('div', 'k-d-flex', props as PrimitiveProps<Tag>);
}

/** Children in cells, one below another unless `columns` or the own sheet says more. */
export function Grid<Name extends Tag = 'div'>(props: PrimitiveProps<Name>): ReactElement {
  return draw('div', 'k-d-grid', props as PrimitiveProps<Tag>);
}

/** A piece of the page with spaces, a ground or a border of its own. */
export function Box<Name extends Tag = 'div'>(props: PrimitiveProps<Name>): ReactElement {
  return draw('div', '', props as PrimitiveProps<Tag>);
}

/** Words: a paragraph, or what `as` names. */
export function Text<Name extends Tag = 'p'>(props: PrimitiveProps<Name>): ReactElement {
  return draw('p', '', props as PrimitiveProps<Tag>);
}
