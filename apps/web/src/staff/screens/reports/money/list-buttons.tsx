import { Button } from '../../../kit/ui/button.tsx';
import { moneyTexts } from '../../screen-words.ts';
import { Box, Row } from '../../../../shared/ui/primitives.tsx';
import css from './money-panels.module.css';

type CountButtonProps = { count: number; what: string; isOpen: boolean; onToggle: () => void };

/** A number that opens and closes the list behind it; nothing opens none. */
export function CountButton({ count, what, isOpen, onToggle }: CountButtonProps) {
  const { show, close } = moneyTexts.read();
  if (count === 0) return String(count);
  return (
    <Box
      as="button"
      type="button"
      paddingX={4}
      paddingY={0}
      tone="lapis"
      className={css.count}
      aria-expanded={isOpen}
      aria-label={`${count}. ${isOpen ? close : show(what)}`}
      onClick={onToggle}
    >
      {count}
    </Box>
  );
}

type ListFootProps = { left: number; isLoading: boolean; onMore: () => void; onClose: () => void };

/** Below a list: the next rows, and the way back. */
export function ListFoot({ left, isLoading, onMore, onClose }: ListFootProps) {
  const { more, close } = moneyTexts.read();
  return (
    <Row wrap gap={8} paddingX={20} paddingTop={12} paddingBottom={16} className={css.foot}>
      {left > 0 && (
        <Button isDisabled={isLoading} onPress={onMore}>
          {more(left)}
        </Button>
      )}
      <Button kind="quiet" onPress={onClose}>
        {close}
      </Button>
    </Row>
  );
}
