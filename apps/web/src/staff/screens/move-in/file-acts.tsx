import { useState } from 'react';
import { ApiError } from '../../../shared/api/exchange.ts';
import { Undo2 } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Row } from '../../../shared/ui/primitives.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { recordHref, goTo, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { DialogText } from '../../kit/ui/dialog-text.tsx';
import { moveInTexts } from '../screen-words.ts';
import { useMoveInActs, type MoveInFileRow } from './move-in-queries.ts';

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

/** Takes a written file back, whole, after a question; a refusal names what was used. */
function TakeBack({ file }: { file: MoveInFileRow }) {
  const { files, takeBack: words } = moveInTexts.read();
  const { takeBack, busy } = useMoveInActs();
  const [isAsking, setIsAsking] = useState(false);
  const go = async () => {
    setIsAsking(false);
    const answer = await takeBack(file);
    if (!(answer instanceof ApiError)) showMessage('success', words.done);
  };
  return (
    <>
      <Button isDisabled={busy} onPress={() => setIsAsking(true)}>
        <Icon of={Undo2} size={18} />
        {files.takeBack}
      </Button>
      {isAsking && (
        <Dialog title={words.title(file.fileName || files.pasted)} onClose={() => setIsAsking(false)} alert>
          <DialogText>{words.text}</DialogText>
          <Row wrap gap={8} justify="end" paddingX={24} paddingBottom={20}>
            <Button onPress={() => setIsAsking(false)}>{words.no}</Button>
            <Button kind="danger" onPress={() => void go()}>
              {words.yes}
            </Button>
          </Row>
        </Dialog>
      )}
    </>
  );
}
