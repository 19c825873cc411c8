import { recordHref, goTo, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Button } from '../../kit/ui/button.tsx';
import { moveInTexts } from '../screen-words.ts';
import { useMoveInActs, type MoveInFileRow } from './move-in-queries.ts';

/** The one thing to do with a file as it stands. */
export function FileAct({ file }: { file: MoveInFileRow }) {
  const { files: words } = moveInTexts.read();
  const { line } = useStaffRoute();
  const { cancel, confirm, busy } = useMoveInActs();
  switch (file.state) {
    case 'COLUMNS':
      return <Button onPress={() => goTo(recordHref(line, 'move-in', file.id))}>{words.answer}</Button>;
    case 'CHECKED':
    case 'CHECKING':
      return (
        <Button kind="quiet" isDisabled={busy} onPress={() => void cancel(file)}>
          {words.cancel}
        </Button>
      );
    case 'FAILED':
      return (
        <Button isDisabled={busy} onPress={() => void confirm(file)}>
          {words.goOn}
        </Button>
      );
    case 'CANCELLED':
      return words.cancelled;
    case 'TAKEN_BACK':
      return words.takenBack;
    default:
      return null;
  }
}
