import type { ClaimState } from '@rohi/contract/orders/claim-rules';
import type { Tone } from '@rohi/contract/tone';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { ordersTexts, claimsTexts } from '../orders-words.ts';
import type { Claim } from './claim.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './own-claims.module.css';
import { Image } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { fetchPicture } from '../../../shared/api/fetch-picture.ts';
import { PictureCanvas } from '../../../shared/ui/picture-canvas.tsx';

/** Shows the own picture in a window of the page. */
function ClaimPicture({ code }: { code: string }) {
  const { own } = claimsTexts.read();
  const [picture, setPicture] = useState<ImageBitmap>();
  const [isOpen, setOpen] = useState(false);
  const { run } = useSubmit();
  const show = () =>
    void run(async () => {
      const found =
        picture ?? (await fetchPicture('GET /profile/claims/{code}/picture', { params: { code } }));
      setPicture(found);
      setOpen(found !== undefined);
      if (found === undefined) showMessage('error', own.pictureFailed);
    });
  return (
    <>
      <Button kind="outline" onClick={show} aria-label={`${own.showPicture}: ${code}`}>
        <Icon of={Image} />
        {own.showPicture}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={own.pictureOf(code)} width={640}>
        {picture && <PictureCanvas picture={picture} label={own.pictureOf(code)} className={css.picture} />}
      </Dialog>
    </>
  );
}

const tones: Record<ClaimState, Tone | 'danger'> = {
  OPEN: 'lapis',
  APPROVED: 'green',
  REFUSED: 'danger',
  WITHDRAWN: 'grey',
};

/** What has come of it, or is to come. */
function Outcome({ claim }: { claim: Claim }) {
  const { own } = claimsTexts.read();
  if (claim.state === 'OPEN')
    return (
      <Text tone="soft" size={15}>
        {own.waiting}
      </Text>
    );
  if (claim.state === 'APPROVED')
    return (
      <Text tone="soft" size={15}>
        {own.given}
      </Text>
    );
  if (claim.refusalName === null) return null;
  return (
    <Grid as="dl" gap={6}>
      <Fact name={own.reason} value={claim.refusalName} />
      {claim.comment !== null && <Fact name={own.comment} value={claim.comment} />}
    </Grid>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <Grid gap={12} size={15} className={css.fact}>
      <Text as="dt" tone="soft">
        {name}
      </Text>
      <Text as="dd" breaks>
        {value}
      </Text>
    </Grid>
  );
}

/** Asks first: a claim taken back is not looked at. */
function Withdraw({ claim, onChange }: { claim: Claim; onChange: () => void }) {
  const { own } = claimsTexts.read();
  const [isAsking, setAsked] = useState(false);
  const { run, busy } = useSubmit();
  const withdraw = async () => {
    await run(async () => {
      const params = { code: claim.code };
      await call('POST /profile/claims/{code}/withdraw', { params, quiet: true, loading: true });
      showMessage('success', own.withdrawn);
    });
    setAsked(false);
    onChange();
  };
  return (
    <>
      <Button kind="outline" onClick={() => setAsked(true)}>
        {own.withdraw}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsked(false)}
        title={own.withdrawDialog.title}
        width={480}
        phoneWidth={90}
      >
        <p>{own.withdrawDialog.text}</p>
        <div className={css.answers}>
          <Button kind="outline" onClick={() => setAsked(false)}>
            {own.withdrawDialog.no}
          </Button>
          <Button aria-disabled={busy || undefined} onClick={() => void withdraw()}>
            {own.withdrawDialog.yes}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

type ItemProps = { claim: Claim; onChange: () => void; onAgain: (trackingCode: string) => void };

function ClaimItem({ claim, onChange, onAgain }: ItemProps) {
  const { own } = claimsTexts.read();
  const { marketplaces } = ordersTexts.read();
  const { state, orderCode, trackingCode, note } = claim;
  return (
    <Grid as="li" columns={1} gap={10} border="top" className={css.claim}>
      <Row wrap rowGap={6} columnGap={12} align="center" justify="between">
        <Text as="h3" size={16} digits breaks className={css.code}>
          {trackingCode}
        </Text>
        <ToneLabel tone={tones[state]}>{claim.stateName}</ToneLabel>
      </Row>
      <Text tone="faint" size={14}>
        {claim.code} · {own.made(formatDateTime(claim.createdAt))}
        {claim.decidedAt !== null && ` · ${own.decided(formatDateTime(claim.decidedAt))}`}
      </Text>
      <Outcome claim={claim} />
      <Grid as="dl" gap={6}>
        <Fact name={own.shop} value={marketplaces[claim.marketplace]} />
        {note !== null && <Fact name={own.note} value={note} />}
      </Grid>
      <div className={css.actions}>
        {orderCode !== null && (
          <ButtonLink href={hrefOf('orderManagement', { order: orderCode })}>{own.openOrder}</ButtonLink>
        )}
        {state === 'REFUSED' && (
          <Button kind="soft" onClick={() => onAgain(trackingCode)}>
            {own.again}
          </Button>
        )}
        {claim.hasPicture && <ClaimPicture code={claim.code} />}
        {state === 'OPEN' && <Withdraw claim={claim} onChange={onChange} />}
      </div>
    </Grid>
  );
}

type ListProps = Omit<ItemProps, 'claim'> & { claims: readonly Claim[] };

/** The own claims, the newest first. */
export function OwnClaims({ claims, ...actions }: ListProps) {
  const { own } = claimsTexts.read();
  if (claims.length === 0)
    return (
      <Text tone="faint" size={14}>
        {own.none}
      </Text>
    );
  return (
    <Grid as="ul" columns={1}>
      {claims.map((claim) => (
        <ClaimItem key={claim.code} claim={claim} {...actions} />
      ))}
    </Grid>
  );
}
