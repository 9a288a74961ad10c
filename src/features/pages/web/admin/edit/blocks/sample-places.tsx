import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useWebsite } from '../../../../../websites/web/index.ts';
import { kindsHere, type SamplePlaces, samplePlaces } from '../../../../sample-links.ts';
import { allPagesQuery } from '../../page-calls.ts';
import { BlockKindsContext, useBlockKindList } from './block-kinds-context.ts';

const SamplePlacesContext = createContext<SamplePlaces>({ contact: '', offer: '' });

/** Where links of sample content lead on this site. */
export const useSamplePlaces = (): SamplePlaces => use(SamplePlacesContext);

/** Undefined until it's known which pages and screens the site has. */
export function useKnownPlaces(): SamplePlaces | undefined {
  const pages = useQuery(allPagesQuery);
  const website = useWebsite();
  if (pages.isPending || website.isPending) return undefined;
  const open = (pages.data ?? []).filter(
    ({ subdomain, publishedAt }) => subdomain === '' && publishedAt !== null,
  );
  return samplePlaces(open, website.data?.ecommerce.enabled ?? false);
}

/** Within, new blocks have links that lead to what the site has. */
export function SampleLinks({
  places: { contact, offer },
  children,
}: {
  places: SamplePlaces;
  children: ReactNode;
}) {
  const kinds = useBlockKindList();
  const places = useMemo(() => ({ contact, offer }), [contact, offer]);
  // The canvas starts anew with each list of kinds.
  const here = useMemo(() => kindsHere(kinds, places), [kinds, places]);
  return (
    <SamplePlacesContext value={places}>
      <BlockKindsContext value={here}>{children}</BlockKindsContext>
    </SamplePlacesContext>
  );
}
