import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ChoiceList } from '../bench/choice-list.tsx';
import type { ChecklistAtWork } from './checklist-kind.ts';
import { chooseContainer } from './checklist-table.ts';

/** No container is chosen: those that have come or are on their way, the ones at hand first. */
export function ChecklistChoice({ at }: { at: ChecklistAtWork }) {
  const { list: words } = at.kind.texts();
  const { containers, hasLine, table } = at;
  const choices = containers?.map(({ code, name, about, hasBegun }) => ({
    key: code,
    name,
    about,
    act: hasBegun ? (
      <Button aria-label={words.goOnWith(code)} onPress={() => chooseContainer(table, code)}>
        {words.goOn}
      </Button>
    ) : (
      <BeginButton code={code} at={at} />
    ),
  }));
  const notes = [!hasLine && words.needsLine, containers?.length === 0 && words.none];
  return <ChoiceList icon={at.kind.icon} words={words} notes={notes} choices={choices ?? []} />;
}

/** Writes down what is expected, and takes the container in from then on. */
export function BeginButton({ code, at }: { code: string; at: ChecklistAtWork }) {
  const { list: words } = at.kind.texts();
  const { run, busy } = useSubmit();
  const { kind, device, table, hasLine, refresh } = at;
  const begin = () =>
    void run(async () => {
      await kind.begin({ code, deviceId: device.id });
      chooseContainer(table, code);
      refresh();
    }, refresh);
  return (
    <Button kind="primary" aria-label={words.beginOf(code)} onPress={begin} isDisabled={busy || !hasLine}>
      {words.begin}
    </Button>
  );
}
