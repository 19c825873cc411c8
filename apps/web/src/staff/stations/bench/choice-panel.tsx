import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './choice-panel.module.css';

const longestNote = 200;

type ChoicePanelProps<Choice extends string> = {
  icon: LucideIcon;
  words: { title: string; note: string; back: string; how: string };
  /** What the choice is about: its first words stand out. */
  subject: { lead: string; code: string };
  choices: readonly Choice[];
  nameOf: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
  note: string;
  onNote: (note: string) => void;
  onBack: () => void;
  photos?: ReactNode;
  /** What else the card or a scan does now. */
  hint?: string | undefined;
};

/** One of a few by a digit and Enter, or a press, with a note and photos. The scan field stays the one that reads. */
export function ChoicePanel<Choice extends string>({
  icon,
  words,
  subject,
  photos,
  hint,
  onBack,
  ...choosing
}: ChoicePanelProps<Choice>) {
  return (
    <Stack
      as="section"
      gap={10}
      minWidth={0}
      overflow="auto"
      paddingX={20}
      paddingY={12}
      fill="surface"
      border="all"
      radius="panel"
      className={css.panel}
      aria-label={words.title}
    >
      <Row as="header" gap={12} align="center" tone="gold" className={css.head}>
        <Icon of={icon} size={28} />
        <div>
          <h2>{words.title}</h2>
          <Text tone="soft" breaks>
            <b>{subject.lead}</b> {subject.code}
          </Text>
        </div>
      </Row>
      <Choices noteLabel={words.note} {...choosing} />
      {photos}
      {hint !== undefined && <p>{hint}</p>}
      <Row
        as="footer"
        wrap
        gap={12}
        align="center"
        justify="between"
        marginTop="auto"
        border="top"
        tone="soft"
        className={css.foot}
      >
        <Button onPress={onBack}>
          {words.back}
          <kbd>Esc</kbd>
        </Button>
        <span>{words.how}</span>
      </Row>
    </Stack>
  );
}

type ChoicesProps<Choice extends string> = Pick<
  ChoicePanelProps<Choice>,
  'choices' | 'nameOf' | 'onChoose' | 'note' | 'onNote'
> & { noteLabel: string };

function Choices<Choice extends string>({
  choices,
  nameOf,
  onChoose,
  note,
  onNote,
  noteLabel,
}: ChoicesProps<Choice>) {
  return (
    <Grid columns={2} gap={8} align="end" className={css.choices}>
      <ol className={css.kinds}>
        {choices.map((choice, index) => (
          <li key={choice}>
            <Button className={css.kind} onPress={() => onChoose(choice)}>
              <kbd>{index + 1}</kbd>
              {nameOf(choice)}
            </Button>
          </li>
        ))}
      </ol>
      <Grid as="label" gap={2} tone="soft" size={13} className={css.note}>
        <span>{noteLabel}</span>
        <input
          name="note"
          type="text"
          value={note}
          maxLength={longestNote}
          autoComplete="off"
          onChange={(event) => onNote(event.currentTarget.value)}
        />
      </Grid>
    </Grid>
  );
}
