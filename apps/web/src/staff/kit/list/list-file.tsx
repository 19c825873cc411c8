import { Download } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../ui/button.tsx';
import { saveRows } from './list-calls.ts';
import type { FilePath, ListQuery } from './list-calls.ts';
import { listWords } from '../kit-words.ts';
import css from '../ui/menu.module.css';

/** What the search finds, as a file that the service writes. */
export function ListFile({ path, query }: { path: FilePath; query: ListQuery }) {
  const { file } = listWords.read();
  return (
    <MenuTrigger>
      <Button folds>
        <Icon of={Download} size={18} />
        <span>{file.label}</span>
      </Button>
      <Popover className={css.popover ?? ''} placement="bottom end">
        <Menu
          className={css.menu ?? ''}
          aria-label={file.label}
          onAction={(format) => void saveRows(path, format === 'csv' ? 'csv' : 'xlsx', query, file.started)}
        >
          {(['xlsx', 'csv'] as const).map((format) => (
            <MenuItem key={format} id={format} className={css.item ?? ''} textValue={file[format]}>
              {file[format]}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
