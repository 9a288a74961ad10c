import { List, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { PageSummary } from '../../../contract.ts';
import type { LinkingPlace, menusContract } from '../../../menus-contract.ts';

const call = browserClient<typeof menusContract>();

const howOften = ({ kind, links, visible }: LinkingPlace): string =>
  [
    kind === 'section' ? 'a reusable section' : '',
    links > 1 ? `${links} times` : '',
    visible ? '' : 'in a draft',
  ]
    .filter(Boolean)
    .join(', ');

/** Continues immediately if nothing links to the page; otherwise lists the links and asks. */
export async function askBeforeDelete({ _id, name }: PageSummary, go: () => void): Promise<void> {
  const places = await call('GET /api/page/{id}/links', { params: { id: _id } });
  if (places.length === 0) return go();
  modals.openConfirmModal({
    title: places.length === 1 ? '1 place links here' : `${places.length} places link here`,
    children: (
      <>
        <Text size="sm" mb="sm">
          If you delete “{name}”, these links lead nowhere. Entries of menus go with the page.
        </Text>
        <List size="sm">
          {places.map((place, index) => (
            <List.Item key={place._id ?? index}>
              {place.name}
              {howOften(place) && ` (${howOften(place)})`}
            </List.Item>
          ))}
        </List>
      </>
    ),
    labels: { confirm: 'Delete anyway', cancel: 'Cancel' },
    confirmProps: { color: 'red' },
    onConfirm: go,
  });
}
