import { ActionIcon, CopyButton, Group, Stack, TextInput, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Section } from '../../../../../lib/admin-ui/section.tsx';
import { announce } from '../../../../../lib/admin-ui/announce.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

export interface Feed {
  label: string;
  says: string;
  path: string;
}

/** Addresses that other programs read, each with a button that copies it. */
export function FeedList({ feeds }: { feeds: readonly Feed[] }) {
  const words = useMessages(entryTypesAdmin);
  return (
    <Section title={words.feeds} says={words.giveTheseAddressesToPodcast}>
      <Stack gap="sm">
        {feeds.map(({ label, says, path }) => {
          const address = new URL(path, location.origin).href;
          return (
            <Group key={path} wrap="nowrap" gap={6} align="flex-end">
              <TextInput
                label={label}
                description={says}
                value={address}
                readOnly
                style={{ flex: 1, minWidth: 0 }}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
              <CopyButton value={address}>
                {({ copied, copy }) => (
                  <Tooltip label={copied ? words.copied : words.copyAddress}>
                    <ActionIcon
                      variant="default"
                      size={36}
                      aria-label={words.copyAddressOf({ label })}
                      onClick={() => (copy(), announce(words.copied))}
                    >
                      {copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
                    </ActionIcon>
                  </Tooltip>
                )}
              </CopyButton>
            </Group>
          );
        })}
      </Stack>
    </Section>
  );
}
