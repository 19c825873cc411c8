import { staffTexts } from '../kit/kit-words.ts';
import type { StaffTexts } from '../kit/texts/ru.ts';
import { Dialog } from '../kit/ui/dialog.tsx';
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

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { help } = staffTexts.read();
  return (
    <Dialog title={help.title} onClose={onClose}>
      <dl className={css.list}>
        {shortcuts.map(([name, keys]) => (
          <div key={name} className={css.line}>
            <dt>{help.keys[name]}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
