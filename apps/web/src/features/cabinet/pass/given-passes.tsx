import type { GivenPass, ownPasses } from '@rohi/contract/collection/passes/passes.contract';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import type { DataOf } from '@rohi/contract/endpoint';
import { call } from '../../../shared/api/call.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { sendPass } from './draw-pass.ts';
import { givenPassLines, passTitle } from './pass-lines.ts';
import { passMoment } from './pass-moment.ts';
import type { ShownPasses } from './shown-passes.ts';
import type { PassTexts } from './texts/ru.ts';
import { Box, Text } from '../../../shared/ui/primitives.tsx';
import css from './pass.module.css';

type GivenPassesProps = ShownPasses & {
  texts: PassTexts;
  chosen: Locale;
  onChange: (passes: DataOf<typeof ownPasses>) => void;
};

/** Makes a picture of a given pass and hands it to the phone; says so where the phone has only saved it. */
export async function sendGivenPass(
  pass: GivenPass,
  { texts, chosen }: { texts: PassTexts; chosen: Locale },
): Promise<void> {
  const { message, sent } = texts.given;
  const { text, serial, delegate, pickupPoint } = pass;
  const lines = givenPassLines(pass, { texts, chosen, day: dushanbeDay(new Date(serverNow())) });
  const drawn = { text: text ?? '', serial, title: passTitle(texts, chosen), lines };
  if (!(await sendPass(drawn, message(delegate, pickupPoint.name)))) showMessage('success', sent);
}

/** The passes that were given to others: the one that is good can be sent again and revoked. */
export function GivenPasses({ passes: { given }, isStored, texts, chosen, onChange }: GivenPassesProps) {
  const { run, busy } = useSubmit();
  if (given.length === 0) return null;
  const { title, line, states, send, cancel, cancelled } = texts.given;
  const revoke = (serial: string) =>
    void run(async () => {
      onChange(await call('POST /profile/passes/{serial}/cancel', { params: { serial } }));
      showMessage('success', cancelled);
    });
  return (
    <section className={css.given} aria-labelledby="given-title">
      <h2 id="given-title" className="visually-hidden">
        {title}
      </h2>
      <ul>
        {given.map((pass) => (
          <Box
            display="flex"
            gap={12}
            justify="between"
            as="li"
            key={pass.serial}
            minWidth={0}
            padding={20}
            fill="surface"
            border="all"
            radius="card"
            shadow="card"
            className={css.card}
          >
            <div>
              <Text as="b" weight={600} breaks>
                {pass.delegate}
              </Text>
              <p>{line(pass.parcelLimit, passMoment(pass.notAfter, chosen))}</p>
              <p>{states[pass.state]}</p>
            </div>
            {pass.state === 'GOOD' && !isStored && (
              <div className={css.givenActs}>
                <button
                  type="button"
                  className={css.link}
                  onClick={() => void run(() => sendGivenPass(pass, { texts, chosen }))}
                >
                  {send}
                </button>
                <button
                  type="button"
                  className={css.revoke}
                  aria-disabled={busy || undefined}
                  onClick={() => revoke(pass.serial)}
                >
                  {cancel}
                </button>
              </div>
            )}
          </Box>
        ))}
      </ul>
    </section>
  );
}
