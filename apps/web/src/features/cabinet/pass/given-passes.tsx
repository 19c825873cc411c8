import type { GivenPass, ownPasses } from '@rohi/contract/collection/passes/passes.contract';
import type { Locale } from '@rohi/contract/locales';
import type { DataOf } from '@rohi/contract/endpoint';
import { call } from '../../../shared/api/call.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { sendPass } from './draw-pass.ts';
import { passMoment } from './pass-moment.ts';
import type { ShownPasses } from './shown-passes.ts';
import type { PassTexts } from './texts/pass-texts.ts';
import css from './pass.module.css';

type GivenPassesProps = ShownPasses & {
  texts: PassTexts;
  chosen: Locale;
  onChange: (passes: DataOf<typeof ownPasses>) => void;
};

/** Makes a picture of a given pass and hands it to the phone; says so where the phone has only saved it. */
export async function sendGivenPass(
  { text, serial, delegate, parcelLimit, notAfter, pickupPoint }: GivenPass,
  { texts, chosen }: { texts: PassTexts; chosen: Locale },
): Promise<void> {
  const { forWhom, line, message, sent } = texts.given;
  const lines = [
    forWhom(delegate, parcelLimit),
    pickupPoint.name,
    line(parcelLimit, passMoment(notAfter, chosen)),
  ];
  const drawn = { text: text ?? '', serial, title: texts.title, lines };
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
          <li key={pass.serial} className={css.card}>
            <div>
              <b>{pass.delegate}</b>
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
          </li>
        ))}
      </ul>
    </section>
  );
}
