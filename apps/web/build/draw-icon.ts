import { createElement } from 'react';
import type { ReactElement, SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement> & { size?: number };
type IconNode = ReadonlyArray<readonly [tag: string, attributes: Record<string, string>]>;

/**
 * What a lucide icon becomes in the build (`build/lean-icons-plugin.ts`): the same drawing without lucide's own
 * run-time code, which weighs more than all of our icons.
 */
export function drawIcon(node: IconNode): (props: IconProps) => ReactElement {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...parts,
    );
}
