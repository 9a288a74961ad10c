import { Badge, Box, Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { IconHeartbeat } from '@tabler/icons-react';
import { useState } from 'react';
import css from '../edit/edit.module.css';
import { useEditor } from '../edit/editor-context.ts';
import { usePageFindings } from './use-page-findings.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { healthAdmin } from '../../../messages/admin-health/area.ts';

/** Problems on the page; each line leads to its place, and most have a fix button. */
export function PageHealth() {
  const words = useMessages(healthAdmin);
  const editor = useEditor();
  const findings = usePageFindings();
  const [opened, setOpened] = useState(false);
  const serious = findings.filter((finding) => finding.serious).length;
  const count = findings.length;
  return (
    <>
      <Button
        variant="default"
        size="sm"
        px="xs"
        aria-label={count === 0 ? words.pageHealthFine : words.pageHealthToPutRight({ count })}
        onClick={() => setOpened(true)}
      >
        <Group gap={6} wrap="nowrap">
          <IconHeartbeat size={18} aria-hidden />
          {count > 0 ? count : <Box visibleFrom="xs">{words.fine}</Box>}
        </Group>
      </Button>
      <Drawer opened={opened} onClose={() => setOpened(false)} position="right" title={words.pageHealth}>
        {count === 0 && <Text>{words.noProblemsFound}</Text>}
        {serious > 0 && (
          <Text size="sm" mb="sm">
            {words.fixBeforeYouPublish({ count: serious })}
          </Text>
        )}
        <ul className={css.stack}>
          {findings.map(({ blockId, says, serious: matters, fix }, index) => (
            <li key={index} className={css.card}>
              <Stack gap="xs" p="sm">
                <Group justify="space-between" wrap="nowrap" align="flex-start">
                  <Text size="sm">{says}</Text>
                  {matters && (
                    <Badge variant="dot" color="orange" tt="none" style={{ flex: 'none' }}>
                      {words.important}
                    </Badge>
                  )}
                </Group>
                <Group gap="xs">
                  {fix && (
                    <Button size="compact-sm" onClick={() => editor.edit(fix.apply)}>
                      {fix.label}
                    </Button>
                  )}
                  {blockId !== null && (
                    <Button
                      size="compact-sm"
                      variant="default"
                      onClick={() => {
                        setOpened(false);
                        editor.setOpen(blockId, true);
                        editor.goTo(blockId);
                      }}
                    >
                      {words.goThere}
                    </Button>
                  )}
                </Group>
              </Stack>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  );
}
