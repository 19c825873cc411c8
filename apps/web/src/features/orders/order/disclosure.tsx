import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Box, Row } from '../../../shared/ui/primitives.tsx';
import css from './disclosure.module.css';

type DisclosureProps = { title: string; openAtFirst: boolean; children: ReactNode };

/** A title that opens what is under it; that is drawn, and its code asked for, only then. */
export function Disclosure({ title, openAtFirst, children }: DisclosureProps) {
  const { loading } = useSharedTexts();
  const [isOpen, setIsOpen] = useState(openAtFirst);
  return (
    <Box
      as="details"
      wide
      className={css.box}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <Row
        as="summary"
        align="center"
        justify="between"
        minHeight={44}
        weight={600}
        list
        className={css.title}
      >
        {title}
        <Icon of={ChevronDown} size={18} />
      </Row>
      {isOpen && <Suspense fallback={<p role="status">{loading}</p>}>{children}</Suspense>}
    </Box>
  );
}
