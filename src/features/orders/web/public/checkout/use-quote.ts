import { useEffect, useRef, useState } from 'react';
import { browserClient } from '../../../../../lib/http/client.ts';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import { toastFor } from '../../../../../lib/ui/toast-store.ts';
import type { ordersContract, Quote } from '../../../contract.ts';
import type { CartItem } from '../../cart-store.ts';
import { type Details, useCheckout } from './checkout-store.ts';
import { quoteBody } from './details.ts';

const call = browserClient<typeof ordersContract>();
const PAUSE_MS = 150;

export interface Quoted {
  /** The last quote that arrived, kept while the next one loads. */
  quote: Quote | null;
  problem: string | null;
  loading: boolean;
  /** Requests it again although nothing here has changed: the shop may have. */
  refresh: () => void;
}

/** The current prices of these items. Requested again whenever a relevant value changes. */
export function useQuote(items: readonly CartItem[], details: Partial<Details> = {}): Quoted {
  const [answer, setAnswer] = useState<{ to: string; quote: Quote | null; problem: string | null }>({
    to: '',
    quote: null,
    problem: null,
  });
  const asked = JSON.stringify({
    items,
    ...quoteBody(details),
  });
  const [asking, setAsking] = useState(0);
  // The first request is sent immediately; only typing is debounced.
  const isFirst = useRef(true);
  const isEmpty = items.length === 0;
  useEffect(() => {
    if (isEmpty) return undefined;
    let current = true;
    const timer = setTimeout(
      () => {
        call('POST /api/order/quote', { body: JSON.parse(asked) }).then(
          (quote) => {
            if (!current) return;
            useCheckout.getState().expect(quote.needsAddress);
            setAnswer({ to: asked, quote, problem: null });
          },
          (error: unknown) => {
            if (!current) return;
            toastFor(error);
            setAnswer(({ quote }) => ({ to: asked, quote, problem: sentenceOf(error) }));
          },
        );
      },
      isFirst.current ? 0 : PAUSE_MS,
    );
    isFirst.current = false;
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked, asking, isEmpty]);
  return {
    quote: answer.quote,
    problem: answer.problem,
    loading: answer.to !== asked,
    refresh: () => setAsking((times) => times + 1),
  };
}
