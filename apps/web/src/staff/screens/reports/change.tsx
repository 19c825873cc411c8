import { classNames } from '../../../shared/ui/class-names.ts';
import { changeText } from './figures.ts';
import { Text } from '../../../shared/ui/primitives.tsx';
import css from './change.module.css';

/** How a number has changed; nothing where there was nothing to compare with. */
export function Change({ changePct }: { changePct: number | null }) {
  if (changePct === null) return null;
  const tone = changePct > 0 ? css.up : changePct < 0 ? css.down : undefined;
  return (
    <Text as="span" tone="soft" weight={600} digits lines="nowrap" className={classNames(tone)}>
      {changeText(changePct)}
    </Text>
  );
}
