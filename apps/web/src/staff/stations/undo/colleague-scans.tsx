import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { call } from '../../../shared/api/call.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { useUser } from '../../kit/session/user-info.ts';
import { timeOfDay } from '../bar/time-of-day.ts';
import type { LineState } from '../scan-queue/scan-queue.ts';
import type { ColleagueScan } from './undo-work.ts';
import type { Undoing } from './use-undo.ts';
import { undoTexts } from '../station-words.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './undo-button.module.css';
import { personName } from '../../kit/people.ts';

type ColleagueScansProps = { undo: Undoing; deviceId: string; hasLine: boolean };

/**
 * What colleagues have scanned with this device, for users who may take that back; undefined for everybody else, and
 * where nothing is taken back.
 */
export function useColleagueScans(
  undo: Undoing | undefined,
  deviceId: string,
  line: LineState,
): ReactNode | undefined {
  const mayUndo = useUser().authorities.includes('parcel:undo');
  if (undo === undefined || !mayUndo) return undefined;
  return <ColleagueScans undo={undo} deviceId={deviceId} hasLine={line !== 'down'} />;
}

function ColleagueScans({ undo, deviceId, hasLine }: ColleagueScansProps) {
  const words = undoTexts.read();
  const [isOpen, setOpen] = useState(false);
  const choose = (scan: ColleagueScan) => {
    setOpen(false);
    undo.openColleagues(scan, deviceId);
  };
  return (
    <>
      <Box
        as="button"
        type="button"
        display="inline-flex"
        gap={6}
        align="center"
        paddingX={10}
        paddingY={0}
        fill="surface"
        radius="control"
        tone="ink"
        className={css.undo}
        disabled={!hasLine}
        onClick={() => setOpen(true)}
      >
        <Icon of={Users} size={16} />
        {words.colleagues}
      </Box>
      {isOpen && (
        <Dialog title={words.colleaguesTitle} onClose={() => setOpen(false)} wide>
          <Scans deviceId={deviceId} onChoose={choose} />
        </Dialog>
      )}
    </>
  );
}

function Scans({ deviceId, onChoose }: { deviceId: string; onChoose: (scan: ColleagueScan) => void }) {
  const words = undoTexts.read();
  const { data } = useQuery({
    queryKey: ['stations', 'colleague-scans', deviceId],
    queryFn: ({ signal }) => call('GET /stations/scans', { query: { deviceId }, signal }),
    staleTime: 0,
  });
  if (data === undefined) return null;
  if (data.list.length === 0)
    return (
      <Text paddingX={24} paddingTop={0} paddingBottom={20}>
        {words.noColleagues}
      </Text>
    );
  return (
    <Grid as="ul" gap={8} paddingX={24} paddingTop={0} paddingBottom={20} className={css.list}>
      {data.list.map((scan) => (
        <Row as="li" gap={12} align="center" justify="between" key={scan.scanId}>
          <span>
            <b>{scan.code}</b>
            <span>
              {words.actions[scan.action]} · {words.by(personName(scan.by))} ·{' '}
              {timeOfDay(Date.parse(scan.at))}
            </span>
          </span>
          <Button aria-label={words.takeBackOf(scan.code)} onPress={() => onChoose(scan)}>
            {words.takeBack}
          </Button>
        </Row>
      ))}
    </Grid>
  );
}
