import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { checkoutWords } from '../../../messages/checkout/area.ts';
import type { ReactNode } from 'react';
import { useGathered } from '../../use-gathered.ts';
import css from './checkout.module.css';
import { useRestored } from './use-restored.ts';

const steps = [
  { href: '/order/cart', name: 'stepCart' },
  { href: '/order/checkout', name: 'stepInformation' },
  { href: '/order/payment', name: 'stepPayment' },
] as const;

interface Props {
  at: 0 | 1 | 2;
  title: string;
  /** For visitors without script; rendered on the server only. */
  plain: ReactNode;
  /** Whether the server knows a cart or an order of this browser. */
  kept: boolean;
  /** Shown before the browser's cart is known, on the server too. */
  early?: boolean;
  children: (restored: boolean) => ReactNode;
}

/** The frame of cart, checkout and payment: the current step, and content that depends on the browser's cart. */
export function Step({ at, title, plain, kept, early = false, children }: Props) {
  const t = useMessages(checkoutWords);
  const local = useLocalPath();
  const restored = useRestored();
  useGathered();
  return (
    <div className={css.screen}>
      <nav aria-label={t.checkout} className={css.steps}>
        <ol>
          {steps.map(({ href, name }, index) => (
            <li key={href} aria-current={index === at ? 'step' : undefined}>
              {index < at ? <a href={local(href)}>{t[name]}</a> : t[name]}
            </li>
          ))}
        </ol>
      </nav>
      <h1>{title}</h1>
      {restored || early ? (
        <div className={`${css.inside} ${css.script}`}>{children(restored)}</div>
      ) : (
        <p className={`${css.quiet} ${css.script}`}>{t.loading}</p>
      )}
      {!restored && <noscript data-kept={kept || undefined}>{plain}</noscript>}
    </div>
  );
}
