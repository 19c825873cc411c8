import type { SettingKey } from '@rohi/contract/reference-data/settings';
import type { StaffSetting } from '@rohi/contract/reference-data/setting-list.contract';
import {
  usualAlone,
  usualAtCounter,
  usualMoneyDays,
  usualCounterCash,
  usualCustomerCodes,
  usualStorageDays,
  usualTopUpDollars,
  usualWeighing,
} from '@rohi/contract/reference-data/usual-settings';
import { hotline } from '@rohi/contract/site/limits';
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { FieldError } from '../../../shared/forms/text-field.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { FieldPartProps } from '../../kit/list/list-definition.ts';
import { Button } from '../../kit/ui/button.tsx';
import { settingsTexts } from '../screen-words.ts';
import { ColorPreview, isColor } from './color-preview.tsx';
import { NextCodes } from './next-codes.tsx';
import type { SettingGroup, SettingsTexts } from './texts/ru.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import formCss from '../../kit/list/form-field.module.css';
import css from './settings.module.css';

/** The part of the site that a setting belongs to. */
export function groupOf(key: SettingKey): SettingGroup {
  return key.split('.')[0] as SettingGroup;
}

type Kind = keyof SettingsTexts['explains'];

/** The setting that is explained: the address of the office is one, whatever its language. */
function kindOf(key: SettingKey): Kind {
  return key.replace(/^(brand\.name|contact\.address|provider\.name)\.\w+$/, '$1') as Kind;
}

/** What may stand in the settings of customer codes. */
const shapesOfCodes = {
  'customerCode.prefix': 'codeLetters',
  'customerCode.separator': 'codeHyphen',
  'customerCode.leastDigits': 'codeDigits',
  'customerCode.way': 'codeWay',
  'customerCode.next': 'codeNumber',
  'customerCode.keptBack': 'codeReserved',
} as const satisfies { readonly [Key in Kind]?: keyof SettingsTexts['allowed'] };

const isOfCodes = (kind: Kind): kind is keyof typeof shapesOfCodes => Object.hasOwn(shapesOfCodes, kind);

/** What may stand in a setting. */
function shapeOf(kind: Kind): keyof SettingsTexts['allowed'] {
  if (isOfCodes(kind)) return shapesOfCodes[kind];
  if (
    kind === 'contact.hotline' ||
    kind === 'contact.email' ||
    kind === 'brand.name' ||
    kind === 'brand.color'
  )
    return kind;
  if (kind === 'chain.ownerAtHub') return 'unitCodes';
  if (kind.endsWith('MayLeave') || kind === 'start.hidden') return 'choice';
  if (kind.endsWith('Percent')) return 'percent';
  if (kind.startsWith('storage.') || kind.endsWith('.decideDays') || kind === 'alone.customerDays')
    return 'days';
  if (kind.startsWith('alone.')) return 'fewDollars';
  if (kind === 'counter.approvalMinutes') return 'minutes';
  if (kind.startsWith('counter.cash') || kind.endsWith('loneUpTo')) return 'dollars';
  return kind === 'contact.address' || kind.startsWith('provider.') ? 'line' : 'link';
}

const usual: { readonly [Key in SettingKey]?: string } = {
  ...usualStorageDays,
  ...usualWeighing,
  ...usualAtCounter,
  ...usualMoneyDays,
  ...usualCounterCash,
  ...usualTopUpDollars,
  ...usualAlone,
  ...usualCustomerCodes,
};

/** What holds while nothing is set. */
export function defaultOf(key: SettingKey): string {
  const { notSet } = settingsTexts.read();
  return key === 'contact.hotline' ? hotline : (usual[key] ?? notSet);
}

/** What a setting does, what may stand in it, and what holds without it. */
export function SettingFacts({ row }: { row: StaffSetting }) {
  const { facts, groups, explains, allowed } = settingsTexts.read();
  const kind = kindOf(row.id);
  return (
    <Grid
      gap={12}
      marginBottom={20}
      paddingX={16}
      paddingY={14}
      fill="canvas"
      radius="panel"
      className={css.facts}
    >
      <p>{explains[kind]}</p>
      <dl>
        <dt>{facts.group}</dt>
        <dd>{groups[groupOf(row.id)]}</dd>
        <dt>{facts.allowed}</dt>
        <dd>{allowed[shapeOf(kind)]}</dd>
        <dt>{facts.byDefault}</dt>
        <dd>{defaultOf(row.id)}</dd>
        {groupOf(row.id) === 'customerCode' && <NextCodes version={row.version} />}
      </dl>
    </Grid>
  );
}

/** The value, and the way back to what holds without it. */
export function SettingField({ value, onChange, errors, readOnly, label }: FieldPartProps) {
  const { back } = settingsTexts.read();
  const id = useId();
  const error = errors[''];
  const text = typeof value === 'string' ? value : '';
  return (
    <div className={formCss.field}>
      <Row gap={8} align="center" justify="between" marginBottom={4} className={formCss.top}>
        <Text as="label" htmlFor={id} size={13} weight={600}>
          {label}
        </Text>
      </Row>
      <input
        id={id}
        type="text"
        className={formCss.input}
        value={text}
        maxLength={500}
        readOnly={readOnly}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}error`}
        onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
      />
      {error !== undefined && <FieldError id={`${id}error`} text={error} />}
      {isColor(text) && <ColorPreview wish={text} onTake={readOnly ? undefined : onChange} />}
      {!readOnly && (
        <Text marginTop={12}>
          <Button isDisabled={text === ''} onPress={() => onChange(null)}>
            <Icon of={RotateCcw} size={16} />
            {back}
          </Button>
        </Text>
      )}
    </div>
  );
}
