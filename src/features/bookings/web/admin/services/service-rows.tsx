import { ActionIcon, Anchor, Card, Group, Menu, Stack, Text } from '@mantine/core';
import { IconCopy, IconDots, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { SelectAll, type Selection, SelectRow } from '../../../../../lib/admin-ui/lists/selection.tsx';
import type { UsedList } from '../../../../../lib/admin-ui/preferences.ts';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import type { Service } from '../../../service-shapes.ts';
import { inWords } from './lengths.ts';
import css from './services.module.css';
import { ColourDot } from '../colour-dot.tsx';
import { StateBadge } from './state-badge.tsx';
import type { ServiceActions } from './use-service-actions.tsx';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../messages/admin-services/area.ts';

function More({ service, actions }: { service: Service; actions: ServiceActions }) {
  const words = useMessages(servicesAdmin);
  const { _id, label, published } = service;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={words.moreActionsFor({ name: label })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/admin/services/edit/${_id}`} leftSection={<IconPencil size={16} />}>
          {words.edit}
        </Menu.Item>
        <Menu.Item
          leftSection={published ? <IconEyeOff size={16} /> : <IconEye size={16} />}
          onClick={() => actions.publish(service)}
        >
          {published ? words.hide : words.show}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => actions.copy(service)}>
          {words.duplicate}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => actions.remove(service)}>
          {words.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface Props {
  services: readonly Service[];
  actions: ServiceActions;
  money: (amount: number) => string;
  selection: Selection<Service>;
  list: UsedList;
}

/** Facts that can be hidden. */
export const serviceColumns = ({ price, duration, seats, status }: WordsOf<typeof servicesAdmin>) => ({
  price,
  duration,
  seats,
  status,
});

const lengthsOf = ({ durationMinutes, durations }: Service): string =>
  [durationMinutes, ...durations.map(({ minutes }) => minutes)]
    .toSorted((one, other) => one - other)
    .map(inWords)
    .join(', ');

const seatsOf = ({ capacity }: Service): string => {
  const words = messagesNow(servicesAdmin);
  return capacity > 1 ? words.capacityInSeats({ seats: capacity }) : '';
};

const seriesOf = ({ wholeSeries, sessions }: Service): string => {
  const words = messagesNow(servicesAdmin);
  return wholeSeries ? words.datesBookedTogether({ count: sessions.length }) : '';
};

/** A row per service: name, duration, price, and whether it can be booked. */
export const ServiceRows = ({ services, actions, money, selection, list }: Props) => {
  const words = useMessages(servicesAdmin);
  return (
    <>
      <div className={css.all}>
        <SelectAll selection={selection} labelled />
      </div>
      <Stack component="ul" gap={list.compact ? 4 : 'xs'} p={0} m={0} className={css.plain ?? ''}>
        {services.map((service) => {
          const { _id, label, price, published, colour } = service;
          return (
            <Card component="li" withBorder padding="sm" py={list.compact ? 4 : 'sm'} key={_id}>
              <Group wrap="nowrap" gap="sm">
                <SelectRow selection={selection} id={_id} name={label} />
                <ColourDot colour={colour} />
                <div className={css.grow}>
                  <Anchor
                    component={Link}
                    to={`/admin/services/edit/${_id}`}
                    c="inherit"
                    fw={550}
                    className="admin-words"
                  >
                    {label}
                  </Anchor>
                  <Text size="sm" c="dimmed">
                    {[
                      list.shows('price') && (price === 0 ? words.free : money(price)),
                      list.shows('duration') && lengthsOf(service),
                      list.shows('seats') && seatsOf(service),
                      seriesOf(service),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </div>
                {list.shows('status') && <StateBadge published={published} />}
                {selection.mayChange && <More service={service} actions={actions} />}
              </Group>
            </Card>
          );
        })}
      </Stack>
    </>
  );
};
