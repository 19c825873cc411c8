import type { ReactNode } from 'react';
import { FormBox } from '../../shared/forms/form-box.tsx';
import type { Form } from '../../shared/forms/use-form.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { Stack } from '../../shared/ui/primitives.tsx';
import css from './account-page.module.css';

/** The narrow column of a page of accounts. */
export function AccountColumn({ children }: { children: ReactNode }) {
  return <div className={css.page}>{children}</div>;
}

/** A form on a card. */
export function CardForm<Name extends string>(box: {
  form: Form<Name>;
  onSend: () => void;
  children: ReactNode;
}) {
  return <FormBox {...box} className={classNames(css.form, css.card)} />;
}

/** What stands on a card beside forms. */
export function AccountCard({ children }: { children: ReactNode }) {
  return (
    <Stack gap={16} className={css.card}>
      {children}
    </Stack>
  );
}

/** The act of a card, over its whole width. */
export function CardButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button wide className={css.submit} onClick={onClick}>
      {children}
    </Button>
  );
}

/** The way on from a card, over its whole width. */
export function CardButtonLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink href={href} wide className={css.submit}>
      {children}
    </ButtonLink>
  );
}

/** A way that stands back; with `onClick` an act. */
export function QuietWay({
  children,
  ...way
}: { children: ReactNode } & ({ href: string } | { onClick: () => void })) {
  return 'href' in way ? (
    <a href={way.href} className={classNames(css.link, css.quiet)}>
      {children}
    </a>
  ) : (
    <button type="button" className={css.link} onClick={way.onClick}>
      {children}
    </button>
  );
}

/** A line below the card, with where else one may go. */
export function OtherWay({ text, href, link }: { text: string; href: string; link: string }) {
  return (
    <p className={css.other}>
      {text}
      <a href={href} className={css.link}>
        {link}
      </a>
    </p>
  );
}
