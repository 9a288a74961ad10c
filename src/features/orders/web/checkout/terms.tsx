import { around } from '../../../../lib/ui/sentence.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { checkoutWords } from '../../messages/checkout/area.ts';
import css from './checkout.module.css';

interface Consent {
  /** Days in which buyers may cancel. */
  days: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Consent to immediate downloads. It is optional: without it, they wait until the right to cancel has ended. */
export const DownloadConsent = ({ days, checked, onChange }: Consent) => {
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
export const Terms = ({ href, checked, problem, onChange }: Props) => {
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
