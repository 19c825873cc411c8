import { CheckField } from '../../../../shared/forms/check-field.tsx';
import { formatDay } from '../../../../shared/format/dates.ts';
import { formatShortDecimal } from '../../../../shared/format/numbers.ts';
import { tripsTexts, moveTexts } from '../../screen-words.ts';
import type { MovePreview } from './move-queries.ts';
import { Box, Grid, Text } from '../../../../shared/ui/primitives.tsx';
import css from './move-dialog.module.css';

type ListProps = {
  preview: MovePreview;
  unticked: ReadonlySet<string>;
  /** So many move. */
  count: number;
  onTicks: (unticked: ReadonlySet<string>) => void;
};

/** What moves, each with a tick, and what stays and why. */
export function MoveList({
  preview: { parcels, list, refused },
  unticked,
  count: moving,
  onTicks,
}: ListProps) {
  const words = moveTexts.read();
  const { kg } = tripsTexts.read();
  const stays = refused.reduce((sum, each) => sum + each.parcels, 0);
  const tick = (code: string, isTicked: boolean) => {
    const next = new Set(unticked);
    if (isTicked) next.delete(code);
    else next.add(code);
    onTicks(next);
  };
  return (
    <>
      {list.length > 0 && (
        <Grid
          as="fieldset"
          gap={4}
          overflow="auto"
          margin={0}
          paddingX={12}
          paddingY={8}
          border="all"
          radius="control"
          breaks
          className={css.list}
        >
          <Text as="legend" paddingX={4} paddingY={0} weight={600}>
            {words.list}
          </Text>
          {list.map(({ code, customerCode, receivedDay, weightKg, isHeld }) => (
            <CheckField
              key={code}
              name={`move-${code}`}
              checked={!unticked.has(code)}
              onChange={(isTicked) => tick(code, isTicked)}
              error={undefined}
            >
              <b>{code}</b>{' '}
              <span className={css.about}>
                {[
                  customerCode,
                  formatDay(receivedDay),
                  `${formatShortDecimal(weightKg)} ${kg}`,
                  isHeld ? words.held : null,
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </span>
            </CheckField>
          ))}
        </Grid>
      )}
      {unticked.size > 0 && <p role="status">{words.ticked(moving)}</p>}
      {moving > list.length - unticked.size && (
        <p className={css.note}>{words.notShown(parcels - list.length)}</p>
      )}
      {stays > 0 && (
        <Box paddingX={14} paddingY={12} fill="gold-soft" radius="control" breaks className={css.refused}>
          <b>{words.refused(stays)}</b>
          <ul>
            {refused.map(({ why, parcels: count, codes }) => (
              <li key={why}>
                {words.why[why]}: {codes.join(', ')}{' '}
                {count > codes.length && words.more(count - codes.length)}
              </li>
            ))}
          </ul>
        </Box>
      )}
    </>
  );
}
