import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './choice-list.module.css';

type ListedChoice = {
  key: string | number;
  /** What stands out. */
  name: string;
  about: string;
  /** The button that chooses it. */
  act: ReactNode;
};

type ChoiceListProps = {
  icon: LucideIcon;
  words: { title: string; lead: string };
  /** What is said before the list: that there is no line, that nothing is there. */
  notes: readonly (string | false | undefined)[];
  choices: readonly ListedChoice[];
  /** A second list below, for what is done already. */
  more?: { title: string; choices: readonly ListedChoice[] };
};

/** No container is chosen: those that are at hand here, and a button for each. */
export function ChoiceList({ icon, words, notes, choices, more }: ChoiceListProps) {
  return (
    <ChoiceCard>
      <Row as="header" wrap rowGap={8} columnGap={16} align="center" tone="lapis" className={css.head}>
        <Icon of={icon} size={32} />
        <div>
          <Text as="h2" tone="ink" size={18}>
            {words.title}
          </Text>
          <p>{words.lead}</p>
        </div>
      </Row>
      {notes.map(
        (note) =>
          note && (
            <p key={note} className={css.note}>
              {note}
            </p>
          ),
      )}
      <Choices choices={choices} />
      {more && more.choices.length > 0 && <h3>{more.title}</h3>}
      {more && <Choices choices={more.choices} />}
    </ChoiceCard>
  );
}

/** The card of a station with work at half the width. */
export function ChoiceCard({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Stack
      as="section"
      gap={16}
      minWidth={0}
      minHeight={0}
      overflow="auto"
      paddingX={20}
      paddingY={16}
      fill="surface"
      border="all"
      radius="panel"
      digits
      className={css.card}
      aria-label={label}
    >
      {children}
    </Stack>
  );
}

function Choices({ choices }: { choices: readonly ListedChoice[] }) {
  return (
    <ul className={css.list}>
      {choices.map(({ key, name, about, act }) => (
        <li key={key}>
          <span>
            <b>{name}</b>
            <span>{about}</span>
          </span>
          {act}
        </li>
      ))}
    </ul>
  );
}
