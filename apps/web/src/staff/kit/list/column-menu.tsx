import { Columns3 } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../ui/button.tsx';
import { Tick } from '../ui/tick.tsx';
import type { Column } from './list-definition.ts';
import type { ListRow } from './list-calls.ts';
import { listWords } from '../kit-words.ts';
import { useArrangement } from './preferences.ts';
import menuCss from '../ui/menu.module.css';

const usual = '';
/** As the styles of the table say it: so wide, minor columns are shown as well. */
const isRoomy = () => matchMedia('(width >= 1640px)').matches;

/**
 * The columns that the person has chosen, in the order of the list; the usual ones where nothing was. The first one
 * always stands.
 */
export function useColumns<Row extends ListRow>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const { columns: chosen } = useArrangement();
  if (chosen === undefined) return columns;
  return columns
    .filter(({ key }, index) => index === 0 || chosen.includes(key))
    .map(({ minor: _always, ...column }) => column);
}

type ColumnsProps = { columns: readonly Column<ListRow>[] };

/** Which columns a list shows: for this person, on every machine. */
export function ColumnMenu({ columns }: ColumnsProps) {
  const { columns: words } = listWords.read();
  return (
    <MenuTrigger>
      <Button folds>
        <Icon of={Columns3} size={18} />
        <span>{words.label}</span>
      </Button>
      <Popover className={menuCss.popover ?? ''} placement="bottom end">
        <ColumnChoice columns={columns} />
      </Popover>
    </MenuTrigger>
  );
}

/** All columns but the first, and the way back to the usual ones. */
function ColumnChoice({ columns }: ColumnsProps) {
  const { columns: words } = listWords.read();
  const { columns: arranged, chooseColumns } = useArrangement();
  const [, ...choice] = columns;
  const chosen = arranged ?? choice.filter(({ minor }) => !minor || isRoomy()).map(({ key }) => key);
  const choose = (keys: 'all' | ReadonlySet<string | number>) => {
    if (keys === 'all') return;
    void chooseColumns(keys.has(usual) ? null : choice.map(({ key }) => key).filter((key) => keys.has(key)));
  };
  return (
    <Menu
      className={menuCss.menu ?? ''}
      aria-label={words.label}
      selectionMode="multiple"
      selectedKeys={chosen}
      onSelectionChange={choose}
    >
      {choice.map(({ key, title }) => (
        <MenuItem key={key} id={key} className={menuCss.item ?? ''} textValue={title}>
          {({ isSelected }) => (
            <>
              <Tick on={isSelected} />
              {title}
            </>
          )}
        </MenuItem>
      ))}
      <MenuItem id={usual} className={menuCss.item ?? ''} textValue={words.usual}>
        {words.usual}
      </MenuItem>
    </Menu>
  );
}
