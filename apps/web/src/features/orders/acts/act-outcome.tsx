import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { actsTexts } from '../orders-words.ts';
import { forgetAct, goOn, setActOpen, useOrderAct } from '../list/order-act-run.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import dialogCss from './act-dialogs.module.css';
import css from './act-outcome.module.css';

type Run = NonNullable<ReturnType<typeof useOrderAct>>;

const triedOf = ({ done, refused }: Run) => done.length + refused.length;

/** How far the act is, or what it has come to. */
function Progress({ run }: { run: Run }) {
  const acts = actsTexts.read();
  const total = run.act.codes.length;
  if (!run.isRunning) return <p role="status">{acts.outcome(run.done.length, total)}</p>;
  return (
    <Row gap={12} align="center" digits className={css.progress}>
      <progress max={total} value={triedOf(run)} aria-label={run.act.name} />
      <p role="status">{acts.progress(triedOf(run), total)}</p>
    </Row>
  );
}

/** The orders that stay as they are, with the reason of each; and those that nothing is known of. */
function Left({ run: { refused, rest, failure } }: { run: Run }) {
  const acts = actsTexts.read();
  return (
    <>
      {refused.length > 0 && (
        <>
          <Text as="h3" marginTop={12} size={16}>
            {acts.refused(refused.length)}
          </Text>
          <ul className={dialogCss.refused}>
            {refused.map(({ code, msg }) => (
              <li key={code}>
                <b>{code}</b> {msg}
              </li>
            ))}
          </ul>
        </>
      )}
      {rest.length > 0 && (
        <Text marginTop={12} role="alert">
          {[acts.rest(rest.length), failure].filter(Boolean).join(' ')}
        </Text>
      )}
    </>
  );
}

function OutcomeDialog({ run }: { run: Run }) {
  const acts = actsTexts.read();
  const close = () => (run.isRunning ? setActOpen(false) : forgetAct());
  return (
    <Dialog open onClose={close} title={run.act.name} width={560} phoneWidth={95}>
      <Progress run={run} />
      {run.isRunning ? <Text tone="soft">{acts.goesOn}</Text> : <Left run={run} />}
      <Row wrap gap={8} justify="end" marginTop={20}>
        <Button kind="outline" onClick={close}>
          {acts.close}
        </Button>
        {!run.isRunning && run.rest.length > 0 && (
          <Button onClick={() => void goOn()}>{acts.again(run.rest.length)}</Button>
        )}
      </Row>
    </Dialog>
  );
}

/** The act over many orders: its progress, then its outcome; closed, it goes on in one line above the list. */
export function ActOutcome() {
  const acts = actsTexts.read();
  const run = useOrderAct();
  if (!run) return null;
  if (run.isOpen) return <OutcomeDialog run={run} />;
  return (
    <Row
      as="section"
      wrap
      rowGap={8}
      columnGap={16}
      align="center"
      marginTop={8}
      fill="surface"
      radius="card"
      className={css.strip}
      aria-label={run.act.name}
    >
      <b>{run.act.name}</b>
      <Progress run={run} />
      <Button kind="outline" onClick={() => setActOpen(true)}>
        {acts.details}
      </Button>
    </Row>
  );
}
