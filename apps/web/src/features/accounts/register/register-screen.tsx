import { hrefOf, useRoute } from '../../../shared/router/hash-router.ts';
import { accountTexts } from '../account-words.ts';
import { useReturnTarget } from '../use-return-target.ts';
import { RegisterForm } from './register-form.tsx';
import { Text } from '../../../shared/ui/primitives.tsx';
import css from '../account-page.module.css';

/** Opens a customer's account and goes back to the page that asked. */
export function RegisterScreen({ heading }: { heading: string }) {
  const { login, register } = accountTexts.read();
  useReturnTarget();
  const redirect = useRoute().query.get('redirect');
  return (
    <div className={css.page}>
      <h1>{heading}</h1>
      <Text marginTop={8} tone="soft">
        {register.lead}
      </Text>
      <RegisterForm />
      <p className={css.other}>
        {register.haveAccount}
        <a href={hrefOf('login', redirect === null ? {} : { redirect })} className={css.link}>
          {register.logIn}
        </a>
      </p>
      <p className={css.other}>
        <a href={hrefOf('claim')} className={css.link}>
          {login.haveCode}
        </a>
      </p>
    </div>
  );
}
