import { Check } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './cash.module.css';

/** The three steps of an act at the drawer; those before `at` are done. */
export function Steps({ names, at }: { names: readonly string[]; at: number }) {
  return (
    <Row as="ol" wrap tone="soft" size={13} className={css.steps}>
      {names.map((name, index) => (
        <Row
          as="li"
          gap={8}
          align="center"
          key={name}
          aria-current={index === at ? 'step' : undefined}
          data-done={index < at || undefined}
        >
          <Grid as="span" place="center" radius="round" weight={600} className={css.mark}>
            {index < at ? <Icon of={Check} size={16} /> : index + 1}
          </Grid>
          {name}
        </Row>
      ))}
    </Row>
  );
}
