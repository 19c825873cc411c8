import type { Locale } from '@rohi/contract/locales';
import { showPickupCode } from '@rohi/contract/collection/pickup-code';
import { Image, RefreshCw, UserPlus, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { readUser } from '../../../shared/session/session-state.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import type { Collections } from '../collect/collect-rules.ts';
import { placeName } from '../point/rules/shown-points.ts';
import { savePass } from './draw-pass.ts';
import { ownPassLines, passTitle } from './pass-lines.ts';
import { passMoment } from './pass-moment.ts';
import { PassPicture } from './pass-picture.tsx';
import type { ShownPasses } from './shown-passes.ts';
import type { PassTexts } from './texts/ru.ts';
import { Box, Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './pass.module.css';

type PassCardProps = ShownPasses & { texts: PassTexts; chosen: Locale; collections: Collections | undefined };

/** The own pass: what is shown at the counter, until when it works, and what is ready. */
export function PassCard(props: PassCardProps) {
  const { passes, isStored, now, texts, chosen, collections } = props;
  const { own } = passes;
  const places = collections?.places ?? [];
  const isOver = Date.parse(own.notAfter) <= now.getTime();
  return (
    <Box
      as="section"
      minWidth={0}
      padding={20}
      fill="surface"
      border="all"
      radius="card"
      shadow="card"
      className={css.card}
      aria-labelledby="pass-title"
    >
      <Row gap={12} justify="between" className={css.head}>
        <div>
          <h1 id="pass-title" tabIndex={-1}>
            {texts.title}
          </h1>
          <p>{texts.show}</p>
        </div>
        <p className={css.holder}>{readUser()?.name}</p>
      </Row>
      <PassPicture pass={own} texts={texts} />
      <Row
        gap={12}
        paddingX={20}
        paddingY={12}
        tone="soft"
        size={15}
        className={css.state}
        data-stored={isStored || isOver || undefined}
        role="status"
      >
        <Icon of={WifiOff} />
        <p>
          {isStored && !isOver && <b>{texts.offline}</b>}
          <span>{isOver ? texts.over : texts.works(passMoment(own.notAfter, chosen))}</span>
        </p>
      </Row>
      {places.map(({ pickupPoint, ready, due }) => (
        <Grid as="dl" key={pickupPoint.id} columns={2} border="top" className={css.sums}>
          <Box paddingX={20} paddingY={12}>
            <dt>{places.length > 1 ? `${texts.ready}, ${pickupPoint.name}` : texts.ready}</dt>
            <dd>{ready}</dd>
          </Box>
          <Box paddingX={20} paddingY={12}>
            <dt>{texts.due}</dt>
            <dd>{formatMoney(due.total)}</dd>
          </Box>
        </Grid>
      ))}
    </Box>
  );
}

type PassActsProps = PassCardProps & { onReplace: () => Promise<void>; query: URLSearchParams };

/** Under the card: the picture, somebody else, the code where nothing scans, and another pass. */
export function PassActs({ passes, texts, chosen, collections, onReplace, query, isStored }: PassActsProps) {
  const { run, busy } = useSubmit();
  const [isCodeShown, setIsCodeShown] = useState(false);
  const places = collections?.places ?? [];
  const toForm = new URLSearchParams(query);
  toForm.set('view', 'entrust');
  const save = () =>
    savePass({
      ...passes.own,
      title: passTitle(texts, chosen),
      lines: [
        readUser()?.name ?? '',
        ...ownPassLines(passes.own, places, { texts, chosen, day: collections?.day ?? '' }),
      ],
    });
  return (
    <>
      <Row wrap gap={8} className={css.buttons}>
        <Button kind="outline" onClick={() => void save()}>
          <Icon of={Image} />
          {texts.asPicture}
        </Button>
        <ButtonLink kind="soft" href={hrefOf('platform', toForm)}>
          <Icon of={UserPlus} />
          {texts.entrust}
        </ButtonLink>
      </Row>
      {places.length > 0 && (
        <Row wrap rowGap={0} columnGap={16} align="center" justify="between" className={css.code}>
          {isCodeShown ? (
            <dl>
              {places.map(({ code, pickupPoint }) => (
                <div key={pickupPoint.id}>
                  <dt>{texts.codeOf(placeName(pickupPoint.name, pickupPoint.city))}</dt>
                  <dd translate="no">{showPickupCode(code)}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <>
              <p>{texts.cannotScan}</p>
              <button type="button" className={css.link} onClick={() => setIsCodeShown(true)}>
                {texts.showCode}
              </button>
            </>
          )}
        </Row>
      )}
      {!isStored && (
        <Row wrap rowGap={0} columnGap={16} align="center" justify="between" className={css.code}>
          <p>{texts.replaceNote}</p>
          <button
            type="button"
            className={css.link}
            aria-disabled={busy || undefined}
            onClick={() =>
              void run(async () => {
                await onReplace();
                showMessage('success', texts.replaced);
              })
            }
          >
            <Icon of={RefreshCw} size={18} />
            {texts.replace}
          </button>
        </Row>
      )}
    </>
  );
}
