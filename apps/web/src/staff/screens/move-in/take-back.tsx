import { useState } from 'react';
import { Undo2 } from 'lucide-react';
import { ApiError } from '../../../shared/api/exchange.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { DialogText } from '../../kit/ui/dialog-text.tsx';
import { moveInTexts } from '../screen-words.ts';
import { useMoveInActs, useUsed, type MoveInFileRow, type UsedOfMoveIn } from './move-in-queries.ts';

const mostUses = 20;

/** Takes a written file back, whole, after a question; where it was used it names the customers and how instead. */
export function TakeBack({ file }: { file: MoveInFileRow }) {
  const { files, takeBack: words } = moveInTexts.read();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button onPress={() => setIsAsking(true)}>
        <Icon of={Undo2} size={18} />
        {files.takeBack}
      </Button>
      {isAsking && (
        <Dialog title={words.title(file.fileName || files.pasted)} onClose={close} alert>
          <Question file={file} onClose={close} />
        </Dialog>
      )}
    </>
  );
}

function Question({ file, onClose }: { file: MoveInFileRow; onClose: () => void }) {
  const { takeBack: words } = moveInTexts.read();
  const { takeBack, busy } = useMoveInActs();
  const uses = useUsed(file);
  const go = async () => {
    const answer = await takeBack(file);
    if (answer instanceof ApiError) return;
    onClose();
    showMessage('success', words.done);
  };
  return (
    <>
      <Answered answer={uses}>
        {({ list }) => (list.length === 0 ? <DialogText>{words.text}</DialogText> : <Uses list={list} />)}
      </Answered>
      <Row wrap gap={8} justify="end" paddingX={24} paddingBottom={20}>
        <Button onPress={onClose}>{words.no}</Button>
        {uses.data?.list.length === 0 && (
          <Button kind="danger" isDisabled={busy} onPress={() => void go()}>
            {words.yes}
          </Button>
        )}
      </Row>
    </>
  );
}

/** Who keeps the file, and by what. */
function Uses({ list }: { list: UsedOfMoveIn['list'] }) {
  const { takeBack: words } = moveInTexts.read();
  const more = list.length - mostUses;
  return (
    <>
      <DialogText>{words.used}</DialogText>
      {list.slice(0, mostUses).map(({ code, used }) => (
        <Row key={`${code} ${used}`} gap={12} justify="between" paddingX={24} paddingY={6} border="top">
          <Text as="span" weight={600}>
            {code}
          </Text>
          <Text as="span" tone="soft" text="end">
            {words.uses[used]}
          </Text>
        </Row>
      ))}
      {more > 0 && (
        <Text tone="soft" size={13} paddingX={24}>
          {words.more(formatDecimal(String(more)))}
        </Text>
      )}
      <Text tone="soft" paddingX={24} paddingY={12}>
        {words.mend}
      </Text>
    </>
  );
}
