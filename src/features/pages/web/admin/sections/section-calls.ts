import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { Section, sectionsContract } from '../../../sections-contract.ts';
import { rememberSections } from './section-names.ts';

export const callSections = browserClient<typeof sectionsContract>();

export const SECTIONS_KEY = ['sections'] as const;
export const sectionsQuery = queryOptions({
  queryKey: SECTIONS_KEY,
  queryFn: async () => {
    const sections = await callSections('GET /api/sections');
    rememberSections(sections);
    return sections;
  },
});

const none: readonly Section[] = [];

/** The site's reusable sections by id; empty until loaded. */
export function useSections(): ReadonlyMap<string, Section> {
  const list = useQuery(sectionsQuery).data ?? none;
  return useMemo(() => new Map(list.map((section) => [section._id, section])), [list]);
}
