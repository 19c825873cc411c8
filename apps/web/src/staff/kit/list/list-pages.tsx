import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../ui/button.tsx';
import { pageSizes } from './list-state.ts';
import type { ListAddress } from './list-state.ts';
import { listWords } from '../kit-words.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './list-pages.module.css';

/** Which rows of how many, and the way to the others. */
export function ListPages({ total, address }: { total: number; address: ListAddress }) {
  const { pages } = listWords.read();
  const { page, limit } = address.state;
  if (total === 0) return null;
  const from = Math.min(total, (page - 1) * limit + 1);
  const to = Math.min(total, page * limit);
  return (
    <Row
      as="nav"
      gap={8}
      align="center"
      justify="end"
      tone="soft"
      size={13}
      digits
      className={css.bar}
      aria-label={pages.label}
    >
      <Row as="label" gap={8} align="center" className={css.size}>
        {pages.size}
        <select value={limit} onChange={(event) => address.go({ limit: Number(event.currentTarget.value) })}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </Row>
      <span className={css.of}>{pages.of(from, to, total)}</span>
      <Button
        kind="quiet"
        square
        isDisabled={page <= 1}
        aria-label={pages.previous}
        onPress={() => address.go({ page: page - 1 })}
      >
        <Icon of={ChevronLeft} size={18} />
      </Button>
      <Button
        kind="quiet"
        square
        isDisabled={to >= total}
        aria-label={pages.next}
        onPress={() => address.go({ page: page + 1 })}
      >
        <Icon of={ChevronRight} size={18} />
      </Button>
    </Row>
  );
}
