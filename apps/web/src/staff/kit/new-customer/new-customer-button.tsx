import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { onDemand } from '../../../shared/ui/on-demand.ts';
import { listWords, newCustomerWords, slipWords } from '../kit-words.ts';
import { useUser } from '../session/user-info.ts';
import { Button } from '../ui/button.tsx';
import type { NewCustomerProps } from './new-customer-dialog.tsx';

const dialog = onDemand<NewCustomerProps>(async () => {
  const [{ NewCustomerDialog }] = await Promise.all([
    import('./new-customer-dialog.tsx'),
    newCustomerWords.load(),
    slipWords.load(),
    listWords.load(),
  ]);
  return NewCustomerDialog;
});

/** Opens the panel in which a customer without an account is made, for users who may; its code comes when wanted. */
export function NewCustomerButton({
  label,
  kind,
  ...props
}: Omit<NewCustomerProps, 'onClose'> & { label: string; kind?: 'primary' }) {
  const [isOpen, setOpen] = useState(false);
  if (!useUser().authorities.includes('customer:create')) return null;
  return (
    <>
      <Button
        {...(kind === undefined ? {} : { kind })}
        onHoverStart={() => void dialog.start()}
        onPress={() => setOpen(true)}
      >
        <Icon of={UserPlus} size={18} />
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <dialog.Part {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
