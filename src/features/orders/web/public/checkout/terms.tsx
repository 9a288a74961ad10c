import { around } from '../../../../../lib/ui/sentence.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { checkoutWords } from '../../../messages/checkout/area.ts';
import type { Problem } from '../../../../../lib/ui/form/problem.ts';
import type { Quote } from '../../../contract.ts';
import type { Details } from './checkout-store.ts';
import { asksConsent } from './details.ts';
import type { CheckoutData } from './use-checkout-form.ts';
import css from './checkout.module.css';

interface ConsentsProps {
  shop: Pick<CheckoutData, 'terms' | 'returnDays'>;
  quote: Quote | null;
  details: Pick<Details, 'terms' | 'downloadConsent'>;
  problem: Problem | undefined;
  onChange: (given: Partial<Details>) => void;
}

/** The consents that this order asks for. */
export const Consents = ({
  shop: { terms, returnDays },
  quote,
  details,
  problem,
  onChange,
}: ConsentsProps) => (
  <>
    {asksConsent(quote, returnDays) && (
      <DownloadConsent
        days={returnDays}
        checked={details.downloadConsent}
        onChange={(downloadConsent) => onChange({ downloadConsent })}
      />
    )}
    {terms.required && (
      <Terms
        href={terms.href}
        checked={details.terms}
        problem={problem?.fields['terms']}
        onChange={(agreed) => onChange({ terms: agreed })}
      />
    )}
  </>
);

interface Consent {
  /** Days in which buyers may cancel. */
  days: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Consent to immediate downloads. It is optional: without it, they wait until the right to cancel has ended. */
const DownloadConsent = ({ days, checked, onChange }: Consent) => {
  const t = useMessages(checkoutWords);
  return (
    <label className={css.terms}>
      <input
        name="downloadConsent"
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{t.downloadsNow({ days })}</span>
    </label>
  );
};

interface Props {
  href: string;
  checked: boolean;
  problem: string | undefined;
  onChange: (checked: boolean) => void;
}

/** Consent to the terms, if the shop requires it. */
const Terms = ({ href, checked, problem, onChange }: Props) => {
  const t = useMessages(checkoutWords);
  const [before, after] = around((terms) => t.agreeToTerms({ terms }));
  return (
    <>
      <label className={css.terms}>
        <input
          id="checkout-terms"
          name="terms"
          type="checkbox"
          checked={checked}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'checkout-terms-error' : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>
          {before}
          <a href={href || '/terms'} target="_blank" rel="noopener">
            {t.terms}
          </a>
          {after}
        </span>
      </label>
      {problem && (
        <p id="checkout-terms-error" className={css.problem}>
          {problem}
        </p>
      )}
    </>
  );
};
