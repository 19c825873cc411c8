import { Boxes, Check, CircleCheck, IdCard } from 'lucide-react';
import { AccountCard, CardButton, QuietWay } from '../account-page.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import type { FoundCustomer } from './slip.ts';
import { claimTexts } from './claim-words.ts';
import own from './claim.module.css';

/** The customer of the slip, masked: nothing is joined before it is confirmed. */
export function ConfirmStep({
  customer: { customerCode, nameMasked, phoneMasked },
  onYes,
  onNo,
}: {
  customer: FoundCustomer;
  onYes: () => void;
  onNo: () => void;
}) {
  const texts = claimTexts.read();
  return (
    <>
      <Row gap={10} align="center" tone="green" weight={600} role="status" className={own.good}>
        <Icon of={CircleCheck} size={22} />
        {texts.fits}
      </Row>
      <AccountCard>
        <h2 className={own.question}>{texts.thisCode}</h2>
        <Stack gap={4} paddingX={16} paddingY={14} className={own.customer}>
          <p className={own.customerCode}>{customerCode}</p>
          <p>{nameMasked}</p>
          {phoneMasked !== null && <Text tone="soft">{phoneMasked}</Text>}
        </Stack>
        <CardButton onClick={onYes}>
          <Icon of={Check} />
          {texts.yes}
        </CardButton>
        <QuietWay onClick={onNo}>{texts.no}</QuietWay>
      </AccountCard>
      <AccountCard>
        <h2 className={own.question}>{texts.after}</h2>
        <Row gap={12} align="start">
          <Icon of={Boxes} size={22} />
          <span>{texts.opens}</span>
        </Row>
        <Row gap={12} align="start">
          <Icon of={IdCard} size={22} />
          <span>{texts.document}</span>
        </Row>
      </AccountCard>
    </>
  );
}
