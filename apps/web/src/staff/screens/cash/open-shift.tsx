import { LockKeyholeOpen } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { AddDrawer } from './add-drawer.tsx';
import { useCashRefresh, useDrawers } from './cash-queries.ts';
import type { Drawer } from './cash-queries.ts';
import { cashTexts } from './cash-words.ts';
import { CountForm } from './count-form.tsx';
import { Steps } from './steps.tsx';
import { countOf, minorText, typedSum } from './typed-count.ts';
import { useCount } from './use-count.ts';
import css from './cash.module.css';

/** Choosing a free drawer, then counting what lies in it. */
export function OpenShift() {
  const { open } = cashTexts.read();
  const answer = useDrawers();
  const [chosen, setChosen] = useState<Drawer>();
  return (
    <>
      <header className={css.act}>
        <h2>{open.title}</h2>
        {chosen !== undefined && <p>{chosen.name}</p>}
        <Steps names={open.steps} at={chosen === undefined ? 0 : 1} />
      </header>
      {chosen === undefined ? (
        <Answered answer={answer}>{({ list }) => <Drawers list={list} onChoose={setChosen} />}</Answered>
      ) : (
        <Float key={chosen.id} drawer={chosen} onBack={() => setChosen(undefined)} />
      )}
    </>
  );
}

function Drawers({ list, onChoose }: { list: readonly Drawer[]; onChoose: (drawer: Drawer) => void }) {
  const { open } = cashTexts.read();
  const mayAdd = useUser().authorities.includes('unit:edit');
  return (
    <section className={css.card} aria-label={open.drawer}>
      <h2>{open.drawer}</h2>
      {list.length === 0 && <p>{mayAdd ? open.noneAdd : open.none}</p>}
      <ul className={css.drawers}>
        {list.map((drawer) => (
          <li key={drawer.id}>
            <span>
              <b>{drawer.name}</b>
              <span className={css.quiet}>
                {drawer.shift === null
                  ? open.free
                  : open.taken(drawer.shift.clerk, momentText(drawer.shift.openedAt))}
              </span>
            </span>
            <Button
              kind="primary"
              isDisabled={drawer.shift !== null}
              aria-label={`${open.choose}: ${drawer.name}`}
              onPress={() => onChoose(drawer)}
            >
              {open.choose}
            </Button>
          </li>
        ))}
      </ul>
      {mayAdd && <AddDrawer />}
    </section>
  );
}

/** The float, counted by notes before what the last shift left is shown. */
function Float({ drawer, onBack }: { drawer: Drawer; onBack: () => void }) {
  const { open } = cashTexts.read();
  const refresh = useCashRefresh();
  const { run, busy } = useSubmit();
  const [requestId] = useState(newRequestId);
  const count = useCount(`cash-open:${drawer.id}`);
  const { typed, isWhole, saved } = count;
  const send = () =>
    void run(async () => {
      const body = { requestId, drawerId: drawer.id, counted: countOf(typed) };
      await call('POST /staff/shifts', { body, quiet: true });
      saved.forget();
      showMessage('success', open.done);
      await refresh();
    });
  return (
    <CountForm count={count} onSend={send}>
      <p>{open.lead}</p>
      <Button kind="primary" type="submit" isDisabled={!isWhole || busy} className={css.main}>
        <Icon of={LockKeyholeOpen} size={18} />
        {open.button(formatMoney({ amount: minorText(typedSum(typed, 'TJS')), currency: 'TJS' }))}
      </Button>
      {!isWhole && <p className={css.quiet}>{open.waits}</p>}
      <Button onPress={onBack}>{open.cancel}</Button>
    </CountForm>
  );
}
