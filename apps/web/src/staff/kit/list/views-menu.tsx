import { savedViewLimits } from '@rohi/contract/accounts/saved-view-limits';
import { Bookmark, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Dialog as PopoverDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { staffHref, useStaffRoute } from '../router/staff-router.ts';
import { Button } from '../ui/button.tsx';
import { viewQuery } from './list-state.ts';
import { listWords } from '../kit-words.ts';
import { useArrangement } from './preferences.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import fieldCss from './form-field.module.css';
import menuCss from '../ui/menu.module.css';
import css from './views-menu.module.css';

/** Searches, filters and orders of a list under names of one's own; a colleague gets one as the link that it is. */
export function ViewsMenu() {
  const { views: words } = listWords.read();
  const { line, screen, query } = useStaffRoute();
  const { views, saveView, forgetView } = useArrangement();
  const [name, setName] = useState('');
  const now = viewQuery(query);
  const current = views.find((view) => view.query === now);
  const field = useRef<HTMLInputElement>(null);
  // Where a finger opens the menu, the keys of a phone would cover it.
  const [isByKeys, setByKeys] = useState(false);
  // The button that was pressed is idle or gone afterwards: without the focus, Escape and Tab would no longer belong to
  // the menu.
  const add = async () => {
    const trimmed = name.trim();
    if (trimmed === '' || !(await saveView({ name: trimmed, query: now }))) return;
    setName('');
    field.current?.focus();
  };
  const forget = async (view: string) => {
    await forgetView(view);
    field.current?.focus();
  };
  return (
    <DialogTrigger>
      <Button
        aria-label={current === undefined ? words.label : `${words.label}: ${current.name}`}
        // The name of what is applied stands on a phone too.
        folds={current === undefined}
        className={css.button}
        onPress={({ pointerType }) => setByKeys(pointerType === 'keyboard')}
      >
        <Icon of={Bookmark} size={18} />
        <span>{current?.name ?? words.label}</span>
      </Button>
      <Popover className={menuCss.popover ?? ''} placement="bottom end">
        <PopoverDialog className={css.views ?? ''} aria-label={words.label}>
          {({ close }) => (
            <>
              {views.length === 0 && (
                <Text paddingX={10} paddingY={6} tone="soft" size={14}>
                  {words.none}
                </Text>
              )}
              <Grid as="ul" className={css.list}>
                {views.map((view) => (
                  <Row as="li" align="center" key={view.name}>
                    <Text
                      as="a"
                      flex={1}
                      minWidth={0}
                      breaks
                      href={staffHref(line, screen, new URLSearchParams(view.query))}
                      className={menuCss.item ?? ''}
                      aria-current={view === current || undefined}
                      onClick={close}
                    >
                      {view.name}
                    </Text>
                    <Button
                      kind="quiet"
                      square
                      aria-label={words.remove(view.name)}
                      onPress={() => void forget(view.name)}
                    >
                      <Icon of={Trash2} size={16} />
                    </Button>
                  </Row>
                ))}
              </Grid>
              {views.length < savedViewLimits.perList ? (
                <Row as="form" gap={8} className={css.add} onSubmit={ownSubmit(() => void add())}>
                  <input
                    ref={field}
                    // oxlint-disable-next-line jsx-a11y/no-autofocus -- only for who has opened the menu by keyboard
                    autoFocus={isByKeys}
                    className={fieldCss.input}
                    value={name}
                    maxLength={savedViewLimits.name}
                    aria-label={words.name}
                    placeholder={words.name}
                    onChange={(event) => setName(event.currentTarget.value)}
                  />
                  <Button type="submit" isDisabled={name.trim() === ''}>
                    {words.save}
                  </Button>
                </Row>
              ) : (
                <Text paddingX={10} paddingY={6} tone="soft" size={14}>
                  {words.full(savedViewLimits.perList)}
                </Text>
              )}
            </>
          )}
        </PopoverDialog>
      </Popover>
    </DialogTrigger>
  );
}
