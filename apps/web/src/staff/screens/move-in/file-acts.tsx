import { Row } from '../../../shared/ui/primitives.tsx';
import { recordHref, goTo, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Button } from '../../kit/ui/button.tsx';
import { moveInTexts } from '../screen-words.ts';
import { useMoveInActs, type MoveInFileRow } from './move-in-queries.ts';
import { TakeBack } from './take-back.tsx';

/** What to do with a file as it stands. */
export function FileAct({ file }: { file: MoveInFileRow }) {
  const { files: words } = moveInTexts.read();
  const { line } = useStaffRoute();
  const { confirm, busy } = useMoveInActs();
  switch (file.state) {
    case 'COLUMNS':
      return <Button onPress={() => goTo(recordHref(line, 'move-in', file.id))}>{words.answer}</Button>;
    case 'CHECKED':
    case 'CHECKING':
      return <WayBack file={file} />;
    case 'FAILED':
      return (
        <Row wrap gap={8}>
          <Button isDisabled={busy} onPress={() => void confirm(file)}>
            {words.goOn}
          </Button>
          <WayBack file={file} />
        </Row>
      );
    case 'DONE':
      return <WayBack file={file} />;
    case 'CANCELLED':
      return words.cancelled;
    case 'TAKEN_BACK':
      return words.takenBack;
    default:
      return null;
  }
}

/** Leaves out a file of which nothing is written, or takes back what is. */
function WayBack({ file }: { file: MoveInFileRow }) {
  const { files: words } = moveInTexts.read();
  const { cancel, busy } = useMoveInActs();
  if (file.confirmedAt === null)
    return (
      <Button kind="quiet" isDisabled={busy} onPress={() => void cancel(file)}>
        {words.cancel}
      </Button>
    );
  // Parcels have a history that stays: they cannot be taken back yet.
  return file.kind === 'parcels' ? null : <TakeBack file={file} />;
}
