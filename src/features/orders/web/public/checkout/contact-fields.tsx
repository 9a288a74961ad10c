import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { Field } from '../../../../../lib/ui/form/field.tsx';
import type { Problem } from '../../../../../lib/ui/form/problem.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { checkoutWords } from '../../../messages/checkout/area.ts';
import css from './checkout.module.css';

interface Props {
  on: (name: 'email' | 'name' | 'phone') => {
    name: string;
    problem: Problem | undefined;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
  };
  isGuest: boolean;
}

/** Email address, name and phone number of the buyer. Guests may sign in instead. */
export function ContactFields({ on, isGuest }: Props) {
  const t = useMessages(checkoutWords);
  const local = useLocalPath();
  return (
    <>
      {isGuest && (
        <p className={css.quiet}>
          <Sentence say={(signIn) => t.signInOrGuest({ signIn })}>
            <a href={local(`/account?${new URLSearchParams({ returnTo: local('/order/checkout') })}`)}>
              {t.signIn}
            </a>
          </Sentence>
        </p>
      )}
      <Field
        {...on('email')}
        label={t.emailAddress}
        type="email"
        autoComplete="email"
        hint={t.confirmationSentHere}
      />
      <Field {...on('name')} label={t.fullName} autoComplete="name" />
      <Field {...on('phone')} label={t.phoneNumberOptional} type="tel" autoComplete="tel" />
    </>
  );
}
