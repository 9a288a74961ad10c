import css from './checkout.module.css';

interface Consent {
  /** Days in which buyers may cancel. */
  days: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Consent to have downloads at once. Nobody has to give it: without it they wait until the right to cancel has ended. */
export const DownloadConsent = ({ days, checked, onChange }: Consent) => (
  <label className={css.terms}>
    <input
      name="downloadConsent"
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>
      Make my downloads available now. I understand that I lose my {days}-day right to cancel once I download
      them. Otherwise, they’ll be ready in {days} days.
    </span>
  </label>
);

interface Props {
  href: string;
  checked: boolean;
  problem: string | undefined;
  onChange: (checked: boolean) => void;
}

/** The terms, to be agreed to where the shop asks for it. */
export const Terms = ({ href, checked, problem, onChange }: Props) => (
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
        I agree to the{' '}
        <a href={href || '/terms'} target="_blank" rel="noopener">
          terms and conditions
        </a>
        .
      </span>
    </label>
    {problem && (
      <p id="checkout-terms-error" className={css.problem}>
        {problem}
      </p>
    )}
  </>
);
