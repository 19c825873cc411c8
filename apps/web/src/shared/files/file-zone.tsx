import { CircleAlert, FileSpreadsheet } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Row, Text } from '../ui/primitives.tsx';
import css from './file-zone.module.css';

/** What the service reads as a table. */
const tables = '.xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The field of a place for files: what opens its choice, and the elements that describe it. */
export function useFileField(refusal: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const describedBy = refusal === undefined ? `${id}limits` : `${id}error ${id}limits`;
  return { input, id, describedBy, open: () => input.current?.click() };
}

type FileZoneProps = {
  field: Pick<ReturnType<typeof useFileField>, 'input' | 'id'>;
  words: { drop: string; dropNow: string };
  /** What the choice of files offers, as the attribute `accept` says it; tables if nothing is said. */
  accept?: string;
  /** What a file may hold, in words. */
  limits: string;
  /** Why the last file was not taken. */
  refusal: string | undefined;
  /** While a file is being read no other is taken. */
  busy: boolean;
  onFile: (file: File) => void;
  /** The button that opens the choice, as the face has it. */
  children: ReactNode;
};

/** Takes a file, chosen or dragged here. Why it is not taken stands below, not in a message that goes away. */
export function FileZone({
  field,
  words,
  accept = tables,
  limits,
  refusal,
  busy,
  onFile,
  children,
}: FileZoneProps) {
  const { input, id } = field;
  const take = (file: File | undefined) => {
    if (file && !busy) onFile(file);
  };
  const [isOver, setIsOver] = useState(false);
  // A file dragged over the page is taken by the zone alone: beside it the browser would open the file.
  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer.files[0]);
    },
  };
  return (
    <div>
      <div className={classNames(css.zone, isOver && css.over)} {...zone}>
        <span className={css.picture}>
          <Icon of={FileSpreadsheet} size={28} />
        </span>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          accept={accept}
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            // The same file, mended, can be chosen again.
            event.currentTarget.value = '';
          }}
        />
        {children}
        <Text tone="soft" className={css.drop} aria-hidden="true">
          {isOver ? words.dropNow : words.drop}
        </Text>
        <Text id={`${id}limits`} tone="faint" size={13}>
          {limits}
        </Text>
      </div>
      <div role="alert" id={`${id}error`}>
        {refusal !== undefined && (
          <Row
            as="p"
            gap={10}
            align="start"
            marginTop={12}
            paddingX={16}
            paddingY={12}
            fill="danger-soft"
            radius="control"
            tone="danger"
            className={css.refusal}
          >
            <Icon of={CircleAlert} size={20} />
            <span>{refusal}</span>
          </Row>
        )}
      </div>
    </div>
  );
}
