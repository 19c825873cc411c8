import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ApiError } from '../../../shared/api/exchange.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatDate } from '../../../shared/format/dates.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { useCashRefresh } from './cash-queries.ts';
import type { Drawer } from './cash-queries.ts';
import { cashTexts } from '../screen-words.ts';
import { usePointOfDrawer } from './drawer-name.ts';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './cash.module.css';

const untouched = () => {};
const seen = ({ name, retiredAt }: Drawer) => ({ name, isRetired: retiredAt !== null });

/** Another name for a drawer of a counter, or its end. */
export function ChangeDrawer({ drawer }: { drawer: Drawer }) {
  const { drawer: texts } = cashTexts.read();
  const [isOpen, setOpen] = useState(false);
  const pointOf = usePointOfDrawer();
  const what = [drawer.name, pointOf(drawer)].filter(Boolean).join(', ');
  return (
    <>
      <Button aria-label={texts.changeOf(what)} onPress={() => setOpen(true)}>
        {texts.change}
      </Button>
      {isOpen && <DrawerDialog drawer={drawer} onClose={() => setOpen(false)} />}
    </>
  );
}

function DrawerDialog({ drawer, onClose }: { drawer: Drawer; onClose: () => void }) {
  const { drawer: texts, open } = cashTexts.read();
  const refresh = useCashRefresh();
  const { run, busy } = useSubmit();
  const [name, setName] = useState(drawer.name);
  // As it was when the dialog opened: what somebody else changes meanwhile is not overwritten.
  const [request] = useState({ params: { id: drawer.id }, was: seen(drawer) });
  const { params, was } = request;
  // Somebody else has changed it, or opened a shift at it: the list says so, and what was asked for is no more.
  const refused = ({ error }: ApiError) => {
    void refresh();
    if (error === 'billing.drawerChanged') onClose();
  };
  const change = (send: () => Promise<unknown>, done: string) =>
    void run(async () => {
      await send();
      showMessage('success', done);
      await refresh();
      onClose();
    }, refused);
  const rename = () =>
    change(
      () => call('PUT /staff/drawers/{id}/name', { params, body: { name: name.trim(), was }, quiet: true }),
      texts.renamed,
    );
  const retire = () =>
    change(
      () => call('PUT /staff/drawers/{id}/retired', { params, body: { isRetired: true, was }, quiet: true }),
      texts.retired,
    );
  return (
    <Dialog title={texts.changeOf(drawer.name)} onClose={onClose}>
      <Grid
        as="form"
        gap={14}
        overflow="auto"
        paddingX={24}
        paddingTop={0}
        paddingBottom={20}
        className={css.dialog}
        noValidate
        onSubmit={ownSubmit(rename)}
      >
        <TextField
          name="name"
          label={open.addName}
          hint={texts.nameHint}
          value={name}
          maxLength={60}
          error={undefined}
          onText={setName}
          onBlur={untouched}
        />
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{open.cancel}</Button>
          <Button kind="primary" type="submit" isDisabled={busy || name.trim() === ''}>
            {texts.save}
          </Button>
        </Row>
        <p className={css.quiet}>{texts.retireHint}</p>
        <Row wrap gap={8} justify="end">
          <Button kind="danger" isDisabled={busy} onPress={retire}>
            {texts.retire}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}

/** The drawers that take no shift any more, each with its way back. */
export function RetiredDrawers({ list }: { list: readonly Drawer[] }) {
  const { drawer: texts } = cashTexts.read();
  const refresh = useCashRefresh();
  const pointOf = usePointOfDrawer();
  const { run, busy } = useSubmit();
  if (list.length === 0) return null;
  const bringBack = (drawer: Drawer) =>
    void run(
      async () => {
        const body = { isRetired: false, was: seen(drawer) };
        await call('PUT /staff/drawers/{id}/retired', { params: { id: drawer.id }, body, quiet: true });
        showMessage('success', texts.back);
        await refresh();
      },
      () => void refresh(),
    );
  return (
    <details>
      <summary>{texts.gone(list.length)}</summary>
      <ul className={css.drawers}>
        {list.map((drawer) => (
          <li key={drawer.id}>
            <span>
              <b>{drawer.name}</b>
              <span className={css.quiet}>
                {[
                  pointOf(drawer),
                  drawer.retiredAt && texts.goneSince(formatDate(dushanbeDay(new Date(drawer.retiredAt)))),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Button
              isDisabled={busy}
              aria-label={`${texts.bringBack}: ${[drawer.name, pointOf(drawer)].filter(Boolean).join(', ')}`}
              onPress={() => bringBack(drawer)}
            >
              {texts.bringBack}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
