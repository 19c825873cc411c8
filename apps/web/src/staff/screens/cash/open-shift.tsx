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
import { ChangeDrawer, RetiredDrawers } from './change-drawer.tsx';
import { useCashRefresh, useDrawers } from './cash-queries.ts';
import type { Drawer } from './cash-queries.ts';
import { cashTexts } from '../screen-words.ts';
import { drawerName, usePointOfDrawer } from './drawer-name.ts';
import { CountForm } from './count-form.tsx';
import { Steps } from './steps.tsx';
import { countOf, minorText, typedSum } from './typed-count.ts';
import { useCount } from './use-count.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './cash.module.css';
import { personName } from '../../kit/people.ts';

/** A drawer that was chosen, or the own purse, which has no id before its first shift. */
type Chosen = Drawer | 'PURSE';

/** Choosing a free drawer, then counting what lies in it. A courier has a purse, and nothing to choose. */
export function OpenShift() {
  return (
    <Answered answer={useDrawers()}>
      {({ list, hasPurse }) => <Opening list={list} hasPurse={hasPurse} />}
    </Answered>
  );
}

type Offered = { list: readonly Drawer[]; hasPurse: boolean };

function Opening({ list, hasPurse }: Offered) {
  const { open } = cashTexts.read();
  const [selected, setSelected] = useState<Chosen>();
  const mayChoose = !hasPurse || list.some(({ kind }) => kind === 'COUNTER');
  const chosen = mayChoose ? selected : 'PURSE';
  return (
    <>
      <Row as="header" wrap align="center" className={css.act}>
        <h2>{open.title}</h2>
        {chosen !== undefined && <p>{nameOf(chosen)}</p>}
        <Steps names={open.steps} at={chosen === undefined ? 0 : 1} />
      </Row>
      {chosen === undefined ? (
        <Drawers list={list} hasPurse={hasPurse} onChoose={setSelected} />
      ) : (
        <Float
          key={idOf(chosen)}
          drawer={chosen}
          onBack={mayChoose ? () => setSelected(undefined) : undefined}
        />
      )}
    </>
  );
}

const nameOf = (chosen: Chosen) => (chosen === 'PURSE' ? cashTexts.read().open.purse : drawerName(chosen));
const idOf = (chosen: Chosen) => (chosen === 'PURSE' ? chosen : chosen.id);

function Drawers({ list, hasPurse, onChoose }: Offered & { onChoose: (drawer: Chosen) => void }) {
  const { open } = cashTexts.read();
  const mayAdd = useUser().authorities.includes('unit:edit');
  const pointOf = usePointOfDrawer();
  const inUse = list.filter(({ retiredAt }) => retiredAt === null);
  const isNew = hasPurse && list.every(({ kind }) => kind === 'COUNTER');
  return (
    <section className={css.card} aria-label={open.drawer}>
      <h2>{open.drawer}</h2>
      {inUse.length === 0 && <p>{mayAdd ? open.noneAdd : open.none}</p>}
      <ul className={css.drawers}>
        {inUse.map((drawer) => (
          <li key={drawer.id}>
            <span>
              <b>{drawerName(drawer)}</b>
              <span className={css.quiet}>
                {[
                  pointOf(drawer),
                  drawer.shift === null
                    ? open.free
                    : open.taken(personName(drawer.shift.clerk), momentText(drawer.shift.openedAt)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {mayAdd && drawer.kind === 'COUNTER' && <ChangeDrawer drawer={drawer} />}
            <Button
              kind="primary"
              isDisabled={drawer.shift !== null}
              aria-label={`${open.choose}: ${[drawerName(drawer), pointOf(drawer)].filter(Boolean).join(', ')}`}
              onPress={() => onChoose(drawer)}
            >
              {open.choose}
            </Button>
          </li>
        ))}
      </ul>
      {isNew && <Button onPress={() => onChoose('PURSE')}>{open.purse}</Button>}
      {mayAdd && <AddDrawer />}
      {mayAdd && <RetiredDrawers list={list.filter(({ retiredAt }) => retiredAt !== null)} />}
    </section>
  );
}

/** The float, counted by notes before what the last shift left is shown. */
function Float({ drawer, onBack }: { drawer: Chosen; onBack: (() => void) | undefined }) {
  const { open } = cashTexts.read();
  const refresh = useCashRefresh();
  const { run, busy } = useSubmit();
  const [requestId] = useState(newRequestId);
  const count = useCount(`cash-open:${idOf(drawer)}`);
  const { typed, isWhole, saved } = count;
  const send = () =>
    void run(async () => {
      const where = drawer === 'PURSE' ? {} : { drawerId: drawer.id };
      const body = { requestId, ...where, counted: countOf(typed) };
      await call('POST /staff/shifts', { body, quiet: true });
      saved.forget();
      showMessage('success', open.done);
      await refresh();
    });
  return (
    <CountForm count={count} onSend={send}>
      <p>{drawer === 'PURSE' ? open.purseLead : open.lead}</p>
      <Button kind="primary" type="submit" isDisabled={!isWhole || busy} className={css.main}>
        <Icon of={LockKeyholeOpen} size={18} />
        {open.button(formatMoney({ amount: minorText(typedSum(typed, 'TJS')), currency: 'TJS' }))}
      </Button>
      {!isWhole && <p className={css.quiet}>{open.waits}</p>}
      {onBack !== undefined && <Button onPress={onBack}>{open.cancel}</Button>}
    </CountForm>
  );
}
