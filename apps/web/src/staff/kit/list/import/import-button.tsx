import { Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { onDemand } from '../../../../shared/ui/on-demand.ts';
import { Button } from '../../ui/button.tsx';
import type { AnyList } from '../list-definition.ts';
import { listWords } from '../../kit-words.ts';

const dialog = onDemand<{ list: AnyList; onClose: () => void }>(async () => {
  const [{ ImportDialog }, { importWords }] = await Promise.all([
    import('./import-dialog.tsx'),
    import('../../kit-words.ts'),
  ]);
  await importWords.load();
  return ImportDialog;
});

/** Opens the way back from a file; its code comes when it is first wanted. */
export function ImportButton({ list }: { list: AnyList }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button folds onHoverStart={() => void dialog.start()} onPress={() => setIsOpen(true)}>
        <Icon of={Upload} size={18} />
        <span>{listWords.read().importFile}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <dialog.Part list={list} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
