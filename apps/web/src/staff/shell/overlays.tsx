import { useEffect, useState } from 'react';
import type { MenuEntry } from './menu-entries.ts';
import { CommandPalette } from './palette/command-palette.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { PriceCheck } from '../screens/charges/charge-parts.tsx';
import { staffTexts } from '../kit/kit-words.ts';
import type { StaffTexts } from '../kit/texts/ru.ts';
import { Dialog } from '../kit/ui/dialog.tsx';
import { Box, Row } from '../../shared/ui/primitives.tsx';
import css from './shortcut-help.module.css';

const shortcuts: readonly [keyof StaffTexts['help']['keys'], readonly string[]][] = [
  ['palette', ['Ctrl', 'K']],
  ['help', ['Ctrl', '/']],
  ['search', ['F2']],
  ['create', ['Ctrl', 'Enter']],
  ['rows', ['↑', '↓']],
  ['ends', ['Home', 'End']],
  ['neighbours', ['J', 'K']],
  ['open', ['Enter']],
  ['save', ['Ctrl', 'S']],
  ['escape', ['Esc']],
];

function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { help } = staffTexts.read();
  return (
    <Dialog title={help.title} onClose={onClose}>
      <Box as="dl" paddingX={24} paddingTop={0} paddingBottom={24}>
        {shortcuts.map(([name, keys]) => (
          <Row key={name} gap={16} align="center" justify="between" border="top" className={css.line}>
            <dt>{help.keys[name]}</dt>
            <Row as="dd" gap={4}>
              {keys.map((key) => (
                <Box
                  as="kbd"
                  key={key}
                  fill="canvas"
                  border="all"
                  tone="soft"
                  size={13}
                  weight={600}
                  text="center"
                  className={css.key}
                >
                  {key}
                </Box>
              ))}
            </Row>
          </Row>
        ))}
      </Box>
    </Dialog>
  );
}

/** What a load costs, asked from anywhere: for staff with a customer on the phone. */
function PriceOverlay({ customerCode, onClose }: { customerCode: string; onClose: () => void }) {
  const { data } = useQuery({
    queryKey: ['price-channels'],
    queryFn: ({ signal }) => call('GET /common/all-channels', { quiet: true, signal }),
  });
  return data && <PriceCheck channels={data} customerCode={customerCode} onClose={onClose} />;
}

/** `price` answers what a load costs a customer; the code is empty for anybody. */
type Overlay = 'palette' | 'help' | { price: string };

/** Ctrl K opens the palette, Ctrl / the help, from wherever the focus is; Cmd does it on a Mac. */
export function useOverlays() {
  const [openOverlay, show] = useState<Overlay>();
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
  return { shown: openOverlay, show };
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
