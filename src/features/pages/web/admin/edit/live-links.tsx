import { Button, Group, Switch, Text, Title } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { browserClient } from '../../../../../lib/http/client.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { LiveLink, previewsContract } from '../../../preview-contract.ts';
import { adminLocale } from '../../../../../lib/admin-ui/admin-locale.ts';
import css from './edit.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../messages/admin-edit/area.ts';

export const callPreviews = browserClient<typeof previewsContract>();

export const liveLinksQuery = (id: string) =>
  queryOptions({
    queryKey: ['preview-links', id],
    queryFn: () => callPreviews('GET /api/page/{id}/preview-links', { params: { id } }),
    gcTime: 0,
  });

export const sayUntil = (at: string, timeZone: string): string =>
  new Date(at).toLocaleString(adminLocale(), { dateStyle: 'long', timeStyle: 'short', timeZone });

interface Props {
  pageId: string;
  /** Revoked links are no longer listed. */
  onWithdrawn: (ids: readonly string[]) => void;
}

interface OneProps {
  link: LiveLink;
  timeZone: string;
  busy: boolean;
  allow: (link: LiveLink, comments: boolean) => void;
  onRevoke: () => void;
}

function One({ link, timeZone, busy, allow, onRevoke }: OneProps) {
  const words = useMessages(pageEditAdmin);
  return (
    <li className={css.card}>
      <Group justify="space-between" wrap="nowrap" p="xs" pl="sm">
        <div style={{ minWidth: 0 }}>
          <Text size="sm">{words.until({ time: sayUntil(link.expiresAt, timeZone) })}</Text>
          <Text size="sm" c="dimmed">
            <Sentence say={(when) => words.madeWhen({ when })}>
              <Ago at={link.madeAt} timeZone={timeZone} />
            </Sentence>
          </Text>
          <Switch
            mt={6}
            size="sm"
            label={words.allowComments}
            aria-label={words.allowCommentsThroughTheLink({ time: sayUntil(link.expiresAt, timeZone) })}
            checked={link.comments}
            disabled={busy}
            onChange={({ currentTarget }) => allow(link, currentTarget.checked)}
          />
        </div>
        <Button
          size="compact-sm"
          variant="default"
          style={{ flex: 'none' }}
          aria-label={words.revokeTheLinkUntil({ time: sayUntil(link.expiresAt, timeZone) })}
          disabled={busy}
          onClick={onRevoke}
        >
          {words.revoke}
        </Button>
      </Group>
    </li>
  );
}

/** Active links to the draft, with their expiry and a button to revoke them. */
export function LiveLinks({ pageId, onWithdrawn }: Props) {
  const words = useMessages(pageEditAdmin);
  const queries = useQueryClient();
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  const { data, error, refetch } = useQuery(liveLinksQuery(pageId));
  const [busy, setBusy] = useState(false);
  const withdraw = async (links: readonly LiveLink[], all: boolean) => {
    setBusy(true);
    try {
      const [only] = links;
      if (all) await callPreviews('DELETE /api/page/{id}/preview-link', { params: { id: pageId } });
      else if (only)
        await callPreviews('DELETE /api/page/{id}/preview-links/{link}', {
          params: { id: pageId, link: only._id },
        });
      tell(all ? words.allPreviewLinksRevoked : words.linkRevoked);
      onWithdrawn(links.map(({ _id }) => _id));
    } catch (failure) {
      tellError(failure);
    }
    await queries.invalidateQueries(liveLinksQuery(pageId));
    setBusy(false);
  };

  const allow = async (link: LiveLink, comments: boolean) => {
    setBusy(true);
    try {
      const params = { id: pageId, link: link._id };
      await callPreviews('PUT /api/page/{id}/preview-links/{link}', { params, body: { comments } });
    } catch (failure) {
      tellError(failure);
    }
    await queries.invalidateQueries(liveLinksQuery(pageId));
    setBusy(false);
  };

  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={1} />;
  return (
    <section aria-label={words.activeLinks}>
      <Title order={3} size="h6" mb={6}>
        {words.activeLinks}
      </Title>
      {data.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.noActiveLinksOnlyYou}
        </Text>
      )}
      <ul className={css.stack}>
        {data.map((link) => (
          <One
            key={link._id}
            {...{ link, timeZone, busy }}
            allow={(...change) => void allow(...change)}
            onRevoke={() => void withdraw([link], false)}
          />
        ))}
      </ul>
      {data.length > 1 && (
        <Button
          mt="xs"
          size="compact-sm"
          variant="default"
          disabled={busy}
          onClick={() => void withdraw(data, true)}
        >
          {words.revokeAllLinks}
        </Button>
      )}
    </section>
  );
}
