import css from './checkout.module.css';

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
