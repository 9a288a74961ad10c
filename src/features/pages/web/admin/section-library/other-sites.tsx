import { Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { Block } from '../../../../../lib/content/block-kind.ts';
import { copyBlock } from '../../../../../lib/content/block-tree.ts';
import { browserClient } from '../../../../../lib/http/client.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { plainLetters } from '../../../../../lib/values/plain-letters.ts';
import { sectionsAdmin } from '../../../messages/admin-sections/area.ts';
import type { otherSitesContract, SiteBeside } from '../../../sections-contract.ts';
import type { SiteFrame } from '../canvas/frame/site-frame.ts';
import css from './section-library.module.css';
import { SectionPreview } from './section-preview.tsx';

const callOtherSites = browserClient<typeof otherSitesContract>();
const none: readonly SiteBeside[] = [];

/** Saved sections of the creator's other sites; none while they load, and for everyone else. */
export const useSitesBeside = (): readonly SiteBeside[] =>
  useQuery({
    queryKey: ['other-sites', 'sections'],
    queryFn: () => callOtherSites('GET /api/other-sites/sections'),
    staleTime: 60_000,
  }).data ?? none;

/** Sites with the sections whose names contain the words. */
export function sectionsNamed(sites: readonly SiteBeside[], wanted: string): SiteBeside[] {
  const words = plainLetters(wanted).split(/\s+/).filter(Boolean);
  const has = (name: string) => words.every((word) => plainLetters(name).includes(word));
  return sites
    .map((site) => ({ ...site, sections: site.sections.filter(({ name }) => has(name)) }))
    .filter(({ sections }) => sections.length > 0);
}

interface Props {
  sites: readonly SiteBeside[];
  frame: SiteFrame;
  onCopied: (blocks: Block[], name: string) => void;
}

/** Sections of other sites in this site's design. Choosing one copies it, with its images, into this site. */
export function OtherSites({ sites, frame, onCopied }: Props) {
  const words = useMessages(sectionsAdmin);
  const [busy, setBusy] = useState<string | null>(null);
  const copy = async (site: string, section: string) => {
    setBusy(section);
    try {
      const { blocks, name } = await callOtherSites('POST /api/other-sites/sections', {
        body: { site, section },
      });
      onCopied(
        blocks.map((block) => copyBlock(block)),
        name,
      );
    } catch (error) {
      tellError(error);
      setBusy(null);
    }
  };
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {words.otherSitesHint}
      </Text>
      {sites.map((site) => (
        <section key={site._id} aria-label={site.name} className={css.site}>
          <h3 className={css.siteName}>{site.name}</h3>
          <div className={css.cards}>
            {site.sections.map(({ _id, name, blocks }) => (
              <UnstyledButton
                key={_id}
                className={css.card ?? ''}
                disabled={busy !== null}
                aria-busy={busy === _id}
                onClick={() => void copy(site._id, _id)}
              >
                <SectionPreview blocks={blocks} frame={frame} />
                <span className={css.name}>{busy === _id ? words.copyingSection({ name }) : name}</span>
              </UnstyledButton>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
