import { useEffect, useState } from 'react';
import type { MenuEntry } from './menu-entries.ts';
import { CommandPalette } from './palette/command-palette.tsx';
import { PriceOverlay } from './palette/price-overlay.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';

/** `price` answers what a load costs a customer; the code is empty for anybody. */
type Overlay = 'palette' | 'help' | { price: string };

/** Ctrl K opens the palette, Ctrl / the help, from wherever the focus is; Cmd does it on a Mac. */
export function useOverlays() {
  const [shown, show] = useState<Overlay>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      // By place on the keyboard: with Russian letters the key says «л».
      const overlay = event.code === 'KeyK' ? 'palette' : event.code === 'Slash' ? 'help' : undefined;
      if (overlay === undefined) return;
      event.preventDefault();
      show((before) => (before === overlay ? undefined : overlay));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return { shown, show };
}

type OverlaysProps = {
  shown: Overlay | undefined;
  show: (next: Overlay | undefined) => void;
  entries: readonly MenuEntry[];
};

export function Overlays({ shown, show, entries }: OverlaysProps) {
  const close = () => show(undefined);
  if (shown === undefined) return null;
  if (shown === 'help') return <ShortcutHelp onClose={close} />;
  if (shown === 'palette')
    return (
      <CommandPalette
        entries={entries}
        onClose={close}
        onHelp={() => show('help')}
        onPrice={(price) => show({ price })}
      />
    );
  return <PriceOverlay customerCode={shown.price} onClose={close} />;
}
