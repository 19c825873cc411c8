import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';

type TakeProps = { name: string; busy: boolean; onTaken: (file: Blob) => void };

/** A phone opens its camera, other machines ask for a file. */
export function TakePhoto({ name, busy, onTaken }: TakeProps) {
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={files}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
        accept="image/*"
        capture="environment"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can be chosen again.
          event.currentTarget.value = '';
          if (file) onTaken(file);
        }}
      />
      <Button isDisabled={busy} onPress={() => files.current?.click()}>
        <Icon of={Camera} size={18} />
        {name}
      </Button>
    </>
  );
}
