import { htmlLang } from '@rohi/contract/locales';
import type { Locale } from '@rohi/contract/locales';
import { describeGoods, goodsEntries } from '@rohi/contract/site/prohibited-goods-check';
import type { GoodsEntry } from '@rohi/contract/site/prohibited-goods-check';
import { useId, useState } from 'react';
import { locale } from '../../shared/i18n/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { filterGoods } from './goods-filter.ts';
import type { GoodsFilter } from './goods-filter.ts';
import { goodsTexts } from './goods-texts.ts';
import { VerdictLabel } from './verdict-label.tsx';
import { Grid, Text } from '../../shared/ui/primitives.tsx';
import css from './goods-list.module.css';

/** So many are seen before the rest is asked for: the rules below must stay within reach. */
const shownAtFirst = 8;

type ChoiceProps<Value extends string> = {
  label: string;
  all: string;
  names: Readonly<Record<Value, string>>;
  value: Value | '';
  onChange: (value: Value | '') => void;
};

function Choice<Value extends string>({ label, all, names, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Grid gap={4} tone="soft" size={14}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={css.select}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Value | '')}
      >
        <option value="">{all}</option>
        {(Object.keys(names) as Value[]).map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </select>
    </Grid>
  );
}

function Item({ entry, wordLocale }: { entry: GoodsEntry; wordLocale: Locale }) {
  const { listSeparator } = goodsTexts.read();
  const { name, examples, reason } = describeGoods(entry, wordLocale);
  return (
    <Grid as="li" gap={8} paddingX={0} paddingY={14} border="top" className={css.item}>
      <Grid gap={2} minWidth={0} lang={htmlLang[wordLocale]}>
        <h3 className={css.name}>{name}</h3>
        <Text size={15}>{examples.join(wordLocale === 'zh' ? listSeparator : ', ')}</Text>
        <Text tone="soft" size={14}>
          {reason}
        </Text>
      </Grid>
      <VerdictLabel verdict={entry.verdict} />
    </Grid>
  );
}

/** The whole list by group and verdict. `wordLocale` is the language that the goods are named in. */
export function GoodsList({ wordLocale }: { wordLocale: Locale }) {
  const { list, groups, verdicts } = goodsTexts.read();
  const { unknown: _, ...listVerdicts } = verdicts;
  const [filter, setFilter] = useState<GoodsFilter>({ group: '', verdict: '' });
  const [isWhole, setIsWhole] = useState(false);
  const found = filterGoods(goodsEntries, filter);
  const visible = isWhole ? found : found.slice(0, shownAtFirst);
  return (
    <Grid
      as="section"
      columns={1}
      gap={12}
      marginBottom={20}
      padding={20}
      fill="surface"
      radius="card"
      shadow="card"
      className={css.card}
      lang={htmlLang[locale]}
    >
      <Text as="h2" size={22}>
        {list.title}
      </Text>
      <Grid gap={12} className={css.choices}>
        <Choice
          label={list.group}
          all={list.allGroups}
          names={groups}
          value={filter.group}
          onChange={(group) => setFilter({ ...filter, group })}
        />
        <Choice
          label={list.verdict}
          all={list.allVerdicts}
          names={listVerdicts}
          value={filter.verdict}
          onChange={(verdict) => setFilter({ ...filter, verdict })}
        />
      </Grid>
      <Text role="status" tone="soft" size={14}>
        {found.length === 0 ? list.none : list.count(found.length, goodsEntries.length)}
      </Text>
      <ul className={css.items}>
        {visible.map((entry) => (
          <Item key={entry.id} entry={entry} wordLocale={wordLocale} />
        ))}
      </ul>
      {found.length > shownAtFirst && (
        <Button kind="soft" onClick={() => setIsWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? list.less : list.more(found.length - shownAtFirst)}
        </Button>
      )}
    </Grid>
  );
}
