import { List, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { PageSummary } from '../../../contract.ts';
import type { LinkingPlace, menusContract } from '../../../menus-contract.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { pageListAdmin } from '../../../messages/admin-list/area.ts';

const call = browserClient<typeof menusContract>();

const howOften = ({ kind, links, visible }: LinkingPlace): string => {
  const words = messagesNow(pageListAdmin);
  return [
    kind === 'section' ? words.aReusableSection : '',
    links > 1 ? words.times({ count: links }) : '',
    visible ? '' : words.inADraft,
  ]
    .filter(Boolean)
    .join(', ');
};

/** Continues immediately if nothing links to the page; otherwise lists the links and asks. */
export async function askBeforeDelete({ _id, name }: PageSummary, go: () => void): Promise<void> {
  const words = messagesNow(pageListAdmin);
  const places = await call('GET /api/page/{id}/links', { params: { id: _id } });
  if (places.length === 0) return go();
  modals.openConfirmModal({
    title: words.placesLinkHere({ count: places.length }),
    children: (
      <>
        <Text size="sm" mb="sm">
          {words.ifYouDeleteTheseLinks({ name })}
        </Text>
        <List size="sm">
          {places.map((place) => (
            <List.Item key={`${place.kind} ${place.name} ${place._id}`}>
              {place.name}
              {howOften(place) && ` (${howOften(place)})`}
            </List.Item>
          ))}
        </List>
      </>
    ),
    labels: { confirm: words.deleteAnyway, cancel: words.cancel },
    confirmProps: { color: 'red' },
    onConfirm: go,
  });
}
