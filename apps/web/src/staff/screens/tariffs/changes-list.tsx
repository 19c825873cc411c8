import type { TermsChange } from '@rohi/contract/pricing/tariff-change';
import { locale } from '../../../shared/i18n/locale.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { fieldNames } from '../../kit/list/audit-words.ts';
import type { City } from './courier-rows.tsx';
import { tariffsTexts } from '../screen-words.ts';
import { Box, Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './tariffs.module.css';

/**
 * What differs, field by field: the name of the field, what it was, what it is. A city stands by its name among
 * `cities`.
 */
export function ChangesList({
  changes,
  cities,
  since,
}: {
  changes: readonly TermsChange[];
  cities: readonly City[];
  since?: number | undefined;
}) {
  const texts = tariffsTexts.read();
  // A price that is new has no end, as there was none: that is nothing to read.
  const visible = changes.filter(
    (change) => valueText(change, change.before) !== valueText(change, change.after),
  );
  return (
    <section>
      <Text as="h3" size={15} weight={700}>
        {texts.changes.title}
      </Text>
      {since !== undefined && (
        <Text tone="faint" size={13} className={css.lead}>
          {texts.changes.since(since)}
        </Text>
      )}
      {visible.length === 0 ? (
        <Text tone="faint" size={13} className={css.lead}>
          {texts.changes.none}
        </Text>
      ) : (
        <Grid as="dl" gap={8} marginTop={8} size={14} className={css.changes}>
          {visible.map((change) => (
            <div key={keyOf(change)}>
              <Text as="dt" tone="soft" size={13}>
                {labelOf(change, cities)}
              </Text>
              <Text as="dd" digits>
                <Box as="del" tone="faint">
                  {valueText(change, change.before)}
                </Box>{' '}
                → <ins>{valueText(change, change.after)}</ins>
              </Text>
            </div>
          ))}
        </Grid>
      )}
    </section>
  );
}

function keyOf(change: TermsChange): string {
  if (change.part === 'TERMS') return change.field;
  if (change.part === 'COURIER') return `${change.part} ${change.city}`;
  return change.part === 'RULE'
    ? `${change.chargeMode} ${change.from} ${change.field}`
    : `${change.code} ${change.field}`;
}

function labelOf(change: TermsChange, cities: readonly City[]): string {
  const { modes, changes } = tariffsTexts.read();
  const name = fieldNames('tariff')[change.field];
  if (change.part === 'TERMS') return name;
  if (change.part === 'SURCHARGE') return `${change.names[locale]}: ${name}`;
  if (change.part === 'COURIER') {
    // A city that a stored version names and that is there no more stands by its code.
    const city = cities.find(({ code }) => code === change.city)?.name ?? change.city;
    return `${name} · ${city}`;
  }
  const from = change.from === '0' ? '' : `, ${changes.from(change.from)}`;
  return `${name} · ${modes[change.chargeMode]}${from}`;
}

function valueText({ field }: TermsChange, value: string | null): string {
  const { roundings, bases } = tariffsTexts.read();
  if (value === null || value === '') return '—';
  if (Object.hasOwn(roundings, value)) return roundings[value as keyof typeof roundings];
  if (field === 'basis') return bases[value as keyof typeof bases];
  return /^\d+(?:\.\d+)?$/.test(value) ? formatDecimal(value) : value;
}
