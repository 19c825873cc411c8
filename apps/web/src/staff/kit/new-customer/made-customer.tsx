import { Box, Stack, Text } from '../../../shared/ui/primitives.tsx';
import { newCustomerWords } from '../kit-words.ts';
import { PrintSlip } from '../slips/print-slip.tsx';
import { Button } from '../ui/button.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import css from './new-customer.module.css';

export type NewlyMade = { id: string; customerCode: string; name: string; parcels: number };

/** What came of it: the code to be written down, and what happens next. */
export function MadeCustomer({ made, onDone }: { made: NewlyMade; onDone: () => void }) {
  const words = newCustomerWords.read();
  return (
    <>
      <Stack flex={1} gap={16} paddingX={20} paddingY={20} overflow="auto">
        <Text size={18} weight={600}>
          {made.name}
        </Text>
        <Box fill="canvas" border="all" radius="panel" padding={20} className={css.code}>
          <output className={css.next}>{made.customerCode}</output>
        </Box>
        {made.parcels > 0 && (
          <Text tone="green" weight={600}>
            {words.found(made.parcels)}
          </Text>
        )}
        <Text tone="soft">{words.madeNext}</Text>
      </Stack>
      <DialogFoot>
        <PrintSlip customerCode={made.customerCode} />
        <Button kind="primary" onPress={onDone}>
          {words.done}
        </Button>
      </DialogFoot>
    </>
  );
}
