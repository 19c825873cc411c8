import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Icon } from '../../../shared/ui/icon.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { staffTexts } from '../kit-words.ts';
import { Button } from './button.tsx';
import { MessageHost } from './message-host.tsx';
import css from './dialog.module.css';

type DialogProps = {
  title: string;
  onClose: () => void;
  /** At the right edge, from top to bottom, instead of in the middle. */
  drawer?: boolean;
  wide?: boolean;
  /** Answered by its own buttons only. */
  alert?: boolean;
  /** Hides all that stands behind it from view, messages apart. */
  lock?: boolean;
  /** Beside the title. */
  head?: ReactNode;
  children: ReactNode;
};

/** A modal of the console: keeps the focus, Esc closes it and gives the focus back. */
export function Dialog({ title, onClose, drawer, wide, alert, lock, head, children }: DialogProps) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!alert}
      className={classNames(css.overlay, drawer && css.side, lock && css.lock)}
      data-lock={lock}
    >
      <Modal className={classNames(css.modal, drawer && css.drawer, wide && css.wide)}>
        <AriaDialog role={alert ? 'alertdialog' : 'dialog'} className={css.dialog ?? ''}>
          <div className={css.head}>
            <Heading slot="title" level={2} className={css.title ?? ''}>
              {title}
            </Heading>
            {head}
            {!alert && (
              <Button
                kind="quiet"
                square
                onPress={onClose}
                aria-label={staffTexts.read().help.close}
                className={css.close}
              >
                <Icon of={X} />
              </Button>
            )}
          </div>
          {/* Before the parts of the dialog: a foot with a place of its own comes after and has it. */}
          <MessageHost className={css.said} />
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
