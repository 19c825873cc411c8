import { Download, TriangleAlert, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { ApproveDialog, RefuseDialog } from './claim-dialogs.tsx';
import type { StaffClaim } from './staff-claim.ts';
import { claimsListTexts } from '../screen-words.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './claim-facts.module.css';
import { personName } from '../../kit/people.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchPicture } from '../../../shared/api/fetch-picture.ts';
import { PictureCanvas } from '../../../shared/ui/picture-canvas.tsx';
import { saveDownload } from '../../../shared/files/save-download.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Loading } from '../../kit/ui/states.tsx';

/** The picture of the shop's order, as large as the drawer lets it be. */
function ClaimPicture({ claim: { code, hasPicture } }: { claim: StaffClaim }) {
  const texts = claimsListTexts.read();
  const request = { params: { code } };
  const { run, busy } = useSubmit();
  const found = useQuery({
    queryKey: ['claim picture', code],
    queryFn: async () => (await fetchPicture('GET /claims/{code}/picture', request)) ?? null,
    enabled: hasPicture,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!hasPicture) return <Text tone="soft">{texts.noPicture}</Text>;
  return (
    <Grid gap={12} justifyItems="start" minWidth={0}>
      {found.data === undefined && !found.error && <Loading />}
      {(found.data === null || found.error) && <Text tone="soft">{texts.pictureFailed}</Text>}
      {found.data && <PictureCanvas picture={found.data} label={texts.picture} className={css.picture} />}
      <Button
        isDisabled={busy}
        onPress={() => void run(() => saveDownload('GET /claims/{code}/picture', request, `${code}.jpg`))}
      >
        <Icon of={Download} size={18} />
        {texts.savePicture}
      </Button>
    </Grid>
  );
}

const shops = { TAOBAO: 'Taobao', 1688: '1688', PINDUODUO: 'Pinduoduo', JD: 'JD' } as const;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What must be known before a decision. */
function Warnings({ claim }: { claim: StaffClaim }) {
  const texts = claimsListTexts.read();
  if (claim.state !== 'OPEN') return null;
  return (
    <>
      {!claim.parcel.isClaimable && (
        <Row
          as="p"
          gap={10}
          align="center"
          paddingX={14}
          paddingY={10}
          fill="gold-soft"
          radius="control"
          tone="gold"
          className={css.note}
          data-tone="danger"
        >
          <Icon of={TriangleAlert} />
          {texts.taken}
        </Row>
      )}
      {claim.rivals > 0 && (
        <Row
          as="p"
          gap={10}
          align="center"
          paddingX={14}
          paddingY={10}
          fill="gold-soft"
          radius="control"
          tone="gold"
          className={css.note}
        >
          <Icon of={UsersRound} />
          {texts.rivals(claim.rivals)}
        </Row>
      )}
    </>
  );
}

function Facts({ claim }: { claim: StaffClaim }) {
  const texts = claimsListTexts.read();
  const { none } = texts;
  const names = fieldNames('claim');
  const { parcel, customer, marketplace } = claim;
  return (
    <Grid as="dl" gap={12}>
      <Fact name={names.customer}>
        {customer.name} ·{' '}
        <b>
          <RecordLink to="customers" id={customer.code} />
        </b>
      </Fact>
      <Fact name={names.marketplace}>{marketplace === 'OTHER' ? texts.otherShop : shops[marketplace]}</Fact>
      <Fact name={names.note}>{claim.note ?? none}</Fact>
      <Fact name={names.parcelStatus}>
        <RecordLink to="parcels" id={claim.trackingCode} /> {parcel.statusName}
        {parcel.problems.includes('UNIDENTIFIED') && <small>{texts.unidentified}</small>}
      </Fact>
      <Fact name={names.weightKg}>{parcel.weightKg === null ? none : formatDecimal(parcel.weightKg)}</Fact>
      {claim.state === 'OPEN' && (
        <Fact name={names.parcelOrder}>
          {parcel.orderCode === null ? none : <RecordLink to="orders" id={parcel.orderCode} />}
        </Fact>
      )}
      <Fact name={names.createdAt}>{momentText(claim.createdAt)}</Fact>
      {claim.decidedAt !== null && (
        <Fact name={names.decidedAt}>
          {claim.stateName}, {momentText(claim.decidedAt)}
          {claim.decidedBy !== null && <small>{personName(claim.decidedBy)}</small>}
        </Fact>
      )}
      {claim.orderCode !== null && (
        <Fact name={names.orderCode}>
          <RecordLink to="orders" id={claim.orderCode} />
        </Fact>
      )}
      {claim.refusalName !== null && <Fact name={names.reason}>{claim.refusalName}</Fact>}
      {claim.comment !== null && <Fact name={names.comment}>{claim.comment}</Fact>}
    </Grid>
  );
}

/** A claim as it is decided: the picture beside what is known, and both answers. */
export function ClaimFacts({ row: claim, onChanged }: { row: StaffClaim; onChanged: () => void }) {
  const texts = claimsListTexts.read();
  const [decision, setAsked] = useState<'approve' | 'refuse'>();
  const close = () => setAsked(undefined);
  const dialog = { claim, onClose: close, onDone: onChanged };
  return (
    <Grid gap={16}>
      <Warnings claim={claim} />
      <Grid gap={24} align="start" className={css.columns}>
        <ClaimPicture claim={claim} />
        <Facts claim={claim} />
      </Grid>
      {claim.state === 'OPEN' && (
        <div className={css.buttons}>
          <Button kind="primary" isDisabled={!claim.parcel.isClaimable} onPress={() => setAsked('approve')}>
            {texts.approve}
          </Button>
          <Button kind="danger" onPress={() => setAsked('refuse')}>
            {texts.refuse}
          </Button>
        </div>
      )}
      {decision === 'approve' && <ApproveDialog {...dialog} />}
      {decision === 'refuse' && <RefuseDialog {...dialog} />}
    </Grid>
  );
}
