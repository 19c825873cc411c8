import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { cabinetTexts } from '../cabinet-words.ts';
import { parcelLine, type KnownBy } from './parcel-line.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './parcel-choice.module.css';

type Choosable = KnownBy & {
  /** What else is said of it. */
  notes?: readonly string[];
  isFixed?: boolean;
};

type ParcelChoiceProps = {
  parcels: readonly Choosable[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** Parcels to choose from, each as its customer knows it: own name or goods, weight, the end of the code. */
export function ParcelChoice({ parcels, chosen, onChange }: ParcelChoiceProps) {
  const { weight } = cabinetTexts.read().home;
  return (
    <Grid as="ul" gap={4} className={css.parcels}>
      {parcels.map(({ notes = [], isFixed, ...parcel }) => {
        const { trackingCode } = parcel;
        const { title, facts } = parcelLine(parcel, (kg) => weight(formatShortDecimal(kg)));
        return (
          <li key={trackingCode}>
            <Row as="label" gap={12} align="center" minHeight={44} title={trackingCode}>
              <input
                type="checkbox"
                checked={chosen.includes(trackingCode)}
                disabled={isFixed}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(
                    checked ? [...chosen, trackingCode] : chosen.filter((code) => code !== trackingCode),
                  )
                }
              />
              <Text as="span" minWidth={0} breaks>
                <b>{title}</b>
                {facts.map((fact) => ` · ${fact}`).join('')}
                {notes.length > 0 && (
                  <Text as="small" display="block" tone="soft" size={15}>
                    {notes.join(' · ')}
                  </Text>
                )}
              </Text>
            </Row>
          </li>
        );
      })}
    </Grid>
  );
}
