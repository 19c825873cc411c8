import { locales } from '@rohi/contract/locales';
import { roundingModes } from '@rohi/contract/pricing/exact-decimal';
import { chargeModes, surchargeBases } from '@rohi/contract/pricing/tariff';
import type {
  RuleTexts,
  SurchargeTexts,
  TermsProblem,
  TermsTexts,
} from '@rohi/contract/pricing/tariff-texts';
import { Plus, X } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { FormField } from '../../kit/list/form-field.tsx';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import formCss from '../../kit/list/row-form.module.css';
import { Button } from '../../kit/ui/button.tsx';
import { tariffsTexts } from '../screen-words.ts';
import { CourierRows, type City } from './courier-rows.tsx';
import { Cell, Choice } from './terms-cells.tsx';
import css from './tariffs.module.css';

type TermsFormProps = {
  terms: TermsTexts;
  effectiveFrom: string;
  problems: readonly TermsProblem[];
  /** Those in which a courier may have a price. */
  cities: readonly City[];
  readOnly: boolean;
  onChange: (next: { terms?: TermsTexts; effectiveFrom?: string }) => void;
};

const storage = ['storageFreeDays', 'storagePerKgDay', 'storageLeastDay', 'storageMostOfFeePercent'] as const;
const points = ['pointsPerUnitPaid', 'pointValue', 'pointsLifeMonths', 'pointsMostOfFeePercent'] as const;
const services = ['serviceSendOn', 'serviceReturn', 'serviceDispose'] as const;
const measures = [
  'volumetricDivisor',
  'usualFromVolumeM3',
  'sideStepCm',
  'volumetricStepKg',
  'amountStep',
] as const;
const measureRoundings = ['sideRounding', 'volumetricRounding', 'amountRounding'] as const;

/** All terms of a version, as they are typed. */
export function TermsForm(props: TermsFormProps) {
  const { terms, effectiveFrom, problems, cities, readOnly, onChange } = props;
  const { sections, roundings, rulesProblem } = tariffsTexts.read();
  const names = fieldNames('tariff');
  const set = (part: Partial<TermsTexts>) => onChange({ terms: { ...terms, ...part } });
  const problemOf = (field: string) => problems.find((problem) => problem.field === field);
  const cell = (field: (typeof storage | typeof points | typeof services | typeof measures)[number]) => (
    <Cell
      key={field}
      label={names[field]}
      value={terms[field]}
      problem={problemOf(field)}
      readOnly={readOnly}
      onChange={(value) => set({ [field]: value })}
    />
  );
  return (
    <>
      <Grid as="fieldset" gap={12} margin={0} marginBottom={20} padding={0} className={formCss.section}>
        <Text as="legend" marginBottom={8} padding={0} size={15} weight={700}>
          {sections.when}
        </Text>
        <Grid gap={12} align="end" className={css.cells}>
          <Cell
            type="date"
            label={names.effectiveFrom}
            value={effectiveFrom}
            problem={problemOf('effectiveFrom')}
            readOnly={readOnly}
            onChange={(value) => onChange({ effectiveFrom: value })}
          />
        </Grid>
      </Grid>
      <Grid as="fieldset" gap={12} margin={0} marginBottom={20} padding={0} className={formCss.section}>
        <Text as="legend" marginBottom={8} padding={0} size={15} weight={700}>
          {sections.prices}
        </Text>
        <RuleRows
          rules={terms.rules}
          problemOf={problemOf}
          readOnly={readOnly}
          onChange={(rules) => set({ rules })}
        />
        {problemOf('rules') && (
          <Text tone="danger" size={13} role="alert">
            {rulesProblem}
          </Text>
        )}
      </Grid>
      {(terms.surcharges.length > 0 || !readOnly) && (
        <Grid as="fieldset" gap={12} margin={0} marginBottom={20} padding={0} className={formCss.section}>
          <Text as="legend" marginBottom={8} padding={0} size={15} weight={700}>
            {sections.surcharges}
          </Text>
          <SurchargeRows
            surcharges={terms.surcharges}
            problemOf={problemOf}
            readOnly={readOnly}
            onChange={(surcharges) => set({ surcharges })}
          />
        </Grid>
      )}
      <Grid as="fieldset" gap={12} margin={0} marginBottom={20} padding={0} className={formCss.section}>
        <Text as="legend" marginBottom={8} padding={0} size={15} weight={700}>
          {sections.storage}
        </Text>
        <Grid gap={12} align="end" className={css.cells}>
          {storage.map(cell)}
        </Grid>
      </Grid>
      <Grid as="fieldset" gap={12} margin={0} marginBottom={20} padding={0} className={formCss.section}>
        <Text as="legend" marginBottom={8} padding={0} size={15} weight={700}>
          {sections.points}
        </Text>
        <Grid gap={12} align="end" className={css.cells}>
          {points.map(cell)}
        </Grid>
      </Grid>
      <Grid as="fieldset" gap={12} margin={0} marginBottom={20} padding={0} className={formCss.section}>
        <Text as="legend" marginBottom={8} padding={0} size={15} weight={700}>
          {sections.services}
        </Text>
        <Grid gap={12} align="end" className={css.cells}>
          {services.map(cell)}
        </Grid>
      </Grid>
      {(terms.courierPrices.length > 0 || !readOnly) && (
        <Grid as="fieldset" gap={12} margin={0} marginBottom={20} padding={0} className={formCss.section}>
          <Text as="legend" marginBottom={8} padding={0} size={15} weight={700}>
            {sections.courier}
          </Text>
          <CourierRows
            prices={terms.courierPrices}
            cities={cities}
            problemOf={problemOf}
            readOnly={readOnly}
            onChange={(courierPrices) => set({ courierPrices })}
          />
        </Grid>
      )}
      <Grid as="fieldset" gap={12} margin={0} marginBottom={20} padding={0} className={formCss.section}>
        <Text as="legend" marginBottom={8} padding={0} size={15} weight={700}>
          {sections.measuring}
        </Text>
        <Grid gap={12} align="end" className={css.cells}>
          {measures.map(cell)}
          {measureRoundings.map((field) => (
            <Choice
              key={field}
              label={names[field]}
              value={terms[field]}
              options={roundingModes}
              names={roundings}
              readOnly={readOnly}
              onChange={(value) => set({ [field]: value })}
            />
          ))}
        </Grid>
      </Grid>
    </>
  );
}

type ProblemOf = (field: string) => TermsProblem | undefined;
type Rows<Row, Key extends string> = {
  problemOf: ProblemOf;
  readOnly: boolean;
  onChange: (next: Row[]) => void;
} & Record<Key, readonly Row[]>;

function RuleRows({ rules, problemOf, readOnly, onChange }: Rows<RuleTexts, 'rules'>) {
  const { modes, roundings, addRule, remove } = tariffsTexts.read();
  const names = fieldNames('tariff');
  const set = (index: number, part: Partial<RuleTexts>) =>
    onChange(rules.map((rule, at) => (at === index ? { ...rule, ...part } : rule)));
  const last = rules.at(-1);
  return (
    <>
      {rules.map((rule, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row has no other name while it is typed
        <div key={index} className={css.row}>
          <Choice
            label={names.chargeMode}
            value={rule.chargeMode}
            options={chargeModes}
            names={modes}
            readOnly={readOnly}
            onChange={(chargeMode) => set(index, { chargeMode })}
          />
          {(['from', 'to', 'unitPrice', 'minCharge', 'roundStep'] as const).map((field) => (
            <Cell
              key={field}
              label={names[field]}
              value={rule[field]}
              problem={problemOf(`rules[${index}].${field}`)}
              readOnly={readOnly}
              onChange={(value) => set(index, { [field]: value })}
            />
          ))}
          <Choice
            label={names.rounding}
            value={rule.rounding}
            options={roundingModes}
            names={roundings}
            readOnly={readOnly}
            onChange={(rounding) => set(index, { rounding })}
          />
          {!readOnly && rules.length > 1 && (
            <Button
              kind="quiet"
              square
              aria-label={remove(modes[rule.chargeMode])}
              onPress={() => onChange(rules.filter((_, at) => at !== index))}
            >
              <Icon of={X} size={18} />
            </Button>
          )}
        </div>
      ))}
      {!readOnly && last && (
        <div>
          <Button kind="quiet" onPress={() => onChange([...rules, { ...last, from: last.to, to: '' }])}>
            <Icon of={Plus} size={18} />
            {addRule}
          </Button>
        </div>
      )}
    </>
  );
}

const emptyNames = { ru: '', en: '', zh: '', tg: '' };

function SurchargeRows({ surcharges, problemOf, readOnly, onChange }: Rows<SurchargeTexts, 'surcharges'>) {
  const { bases, addSurcharge, remove, problem } = tariffsTexts.read();
  const names = fieldNames('tariff');
  const set = (index: number, part: Partial<SurchargeTexts>) =>
    onChange(surcharges.map((each, at) => (at === index ? { ...each, ...part } : each)));
  const namesProblems = (index: number) =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const found = problemOf(`surcharges[${index}].names.${locale}`);
        return found === undefined ? [] : [[locale, problem(found.error, {})]];
      }),
    );
  return (
    <>
      {surcharges.map((surcharge, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row has no other name while it is typed
        <Grid key={index} gap={8}>
          <div className={css.row}>
            {(['code', 'amount'] as const).map((field) => (
              <Cell
                key={field}
                label={names[field]}
                value={surcharge[field]}
                problem={problemOf(`surcharges[${index}].${field}`)}
                readOnly={readOnly}
                onChange={(value) => set(index, { [field]: field === 'code' ? value.toUpperCase() : value })}
              />
            ))}
            <Choice
              label={names.basis}
              value={surcharge.basis}
              options={surchargeBases}
              names={bases}
              readOnly={readOnly}
              onChange={(basis) => set(index, { basis })}
            />
            {!readOnly && (
              <Button
                kind="quiet"
                square
                aria-label={remove(surcharge.code)}
                onPress={() => onChange(surcharges.filter((_, at) => at !== index))}
              >
                <Icon of={X} size={18} />
              </Button>
            )}
          </div>
          <FormField
            field={{ kind: 'texts', key: 'names', label: names.names, max: 80 }}
            value={surcharge.names}
            errors={namesProblems(index)}
            readOnly={readOnly}
            onChange={(next) => set(index, { names: next as SurchargeTexts['names'] })}
          />
        </Grid>
      ))}
      {!readOnly && (
        <div>
          <Button
            kind="quiet"
            onPress={() =>
              onChange([...surcharges, { code: '', names: emptyNames, basis: 'PER_ORDER', amount: '' }])
            }
          >
            <Icon of={Plus} size={18} />
            {addSurcharge}
          </Button>
        </div>
      )}
    </>
  );
}
