import { type ReactNode, use, useMemo } from 'react';
import type { Block } from '../../../../lib/content/block-kind.ts';
import { TracksContext } from '../../../audio/web/index.ts';
import { ServicesContext } from '../../../bookings/web/index.ts';
import { FormsContext, useShownForms } from '../../../forms/web/index.ts';
import { ProductsContext, productsOfPage } from '../../../orders/web/index.ts';
import type { ShownPage } from '../blocks/shared/shown-page.ts';
import { BlockList } from './block-list.tsx';
import { BlockViewsContext } from './block-views-context.ts';
import type { Parts } from './load-parts.ts';
import { MorePartsContext } from './more-parts.ts';

/** Provides what blocks show besides themselves. */
export function PartsProvider({ parts, children }: { parts: Parts; children: ReactNode }) {
  const { forms, tracks, products, services, more } = parts;
  const shownProducts = useMemo(() => productsOfPage(products), [products]);
  const shown = useShownForms(forms);
  return (
    <FormsContext value={shown}>
      <TracksContext value={tracks}>
        <ProductsContext value={shownProducts}>
          <ServicesContext value={services}>
            <MorePartsContext value={more}>{children}</MorePartsContext>
          </ServicesContext>
        </ProductsContext>
      </TracksContext>
    </FormsContext>
  );
}

interface Props {
  blocks: readonly Block[];
  parts: Parts;
  about: Omit<ShownPage, 'blocks'>;
  /** The screen has the page’s title itself. */
  titled?: boolean;
}

/** The blocks of a page with everything that they show. */
export function PageBlocks({ blocks, parts, about, titled }: Props) {
  const { views, broken } = use(BlockViewsContext);
  return (
    <PartsProvider parts={parts}>
      <BlockList blocks={blocks} views={views} broken={broken} about={about} titled={titled} />
    </PartsProvider>
  );
}
