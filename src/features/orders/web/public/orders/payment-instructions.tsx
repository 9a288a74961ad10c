import { useOriginal } from '../../../../../lib/ui/original.ts';
import type { Reply } from '../../../../../lib/http/contract.ts';
import { IsolatedLines } from '../../../../../lib/ui/isolated-lines.tsx';
import type { Order } from '../../../contract.ts';
import { isCollected } from '../../../paying-by-hand.ts';
import type { shopContract } from '../../../shop-contract.ts';

/** How to pay without a card, and whether that is in the language of the page. */
export interface Instructions {
  text: string;
  isTranslated: boolean;
}

type Methods = Pick<
  Reply<(typeof shopContract)['GET /api/payment/keys/stripe/publishable']>,
  'manualText' | 'collectionText' | 'translated'
>;

export function instructionsFor(
  order: Order | null,
  { manualText, collectionText, translated }: Methods,
): Instructions {
  const onCollection = order && isCollected(order) ? collectionText : null;
  return {
    text: onCollection ?? manualText,
    isTranslated: translated?.includes(onCollection === null ? 'manualText' : 'collectionText') ?? false,
  };
}

/** The shop's instructions. In a document of another language, those in the main one name their language. */
export function PaymentInstructions({ text, isTranslated }: Instructions) {
  const original = useOriginal();
  return (
    <span {...original({ translated: isTranslated ? ['text'] : [] }, 'text')}>
      <IsolatedLines text={text} />
    </span>
  );
}
