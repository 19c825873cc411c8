import { ChevronLeft } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { ApprovalActs } from './approval-acts.tsx';
import { CaseChecks, CaseHead, CasePhotos, CaseReason, CaseSums } from './approval-parts.tsx';
import { useApprovalCase } from './approval-queries.ts';
import { approvalsTexts } from '../screen-words.ts';
import { WaitingSince } from './waiting-since.tsx';
import { Grid } from '../../../shared/ui/primitives.tsx';
import css from './approvals.module.css';

/** One request to hand over without a proof, as it is decided on the phone of a user who may. */
export function ApprovalPage() {
  const { line, record = '' } = useStaffRoute();
  const { heading, back } = approvalsTexts.read();
  const answer = useApprovalCase(record);
  const way = <a href={staffHref(line, 'approvals')}>{back}</a>;
  return (
    <Grid gap={12} alignContent="start" wide padding={16} className={css.page}>
      <header className={css.top}>
        <Grid
          as="a"
          href={staffHref(line, 'approvals')}
          aria-label={back}
          place="center"
          tone="ink"
          className={css.back}
        >
          <Icon of={ChevronLeft} size={24} />
        </Grid>
        <h1>{heading}</h1>
        {answer.data?.state === 'WAITING' && <WaitingSince askedAt={answer.data.askedAt} />}
      </header>
      <Answered answer={answer} way={way}>
        {(one) => (
          <>
            <CaseHead one={one} />
            <CasePhotos one={one} />
            <CaseReason one={one} />
            <CaseChecks one={one} />
            <CaseSums one={one} />
            <ApprovalActs one={one} />
          </>
        )}
      </Answered>
    </Grid>
  );
}
