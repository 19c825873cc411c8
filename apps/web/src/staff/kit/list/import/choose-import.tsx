import { listImportLimits } from '@rohi/contract/lists/list-import-limits';
import { Download } from 'lucide-react';
import { FileZone, useFileField } from '../../../../shared/files/file-zone.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { Button } from '../../ui/button.tsx';
import { saveTemplate } from '../list-calls.ts';
import type { AnyList } from '../list-definition.ts';
import { importWords } from '../../kit-words.ts';
import css from './import.module.css';

const mostMegabytes = listImportLimits.maxBytes / 1_000_000;

type ChooseProps = {
  list: AnyList;
  busy: boolean;
  refusal: string | undefined;
  onFile: (file: File) => void;
  onRefusal: (text: string) => void;
};

/** Takes a file: chosen, or dragged here. */
export function ChooseImport({ list, busy, refusal, onFile, onRefusal }: ChooseProps) {
  const words = importWords.read();
  const field = useFileField(refusal);
  const take = (file: File) => {
    if (file.size > listImportLimits.maxBytes) onRefusal(words.tooLarge(mostMegabytes));
    else onFile(file);
  };
  return (
    <div className={css.choose}>
      <p className={css.lead}>{words.lead}</p>
      <FileZone
        field={field}
        words={words}
        limits={words.limits(listImportLimits.maxRows, mostMegabytes)}
        refusal={refusal}
        busy={busy}
        onFile={take}
      >
        <Button kind="primary" isPending={busy} aria-describedby={field.describedBy} onPress={field.open}>
          {busy ? words.reading : words.button}
        </Button>
      </FileZone>
      <div>
        <Button kind="quiet" onPress={() => void saveTemplate(list.path, words.saved)}>
          <Icon of={Download} size={18} />
          {words.template}
        </Button>
      </div>
    </div>
  );
}
