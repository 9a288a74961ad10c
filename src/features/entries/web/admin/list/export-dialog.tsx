import { Button, Group, Radio, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import type { ContentType } from '../../../entry-shapes.ts';
import { entryListAdmin } from '../../../messages/admin-list/area.ts';
import { countOf, inSentence } from '../type-labels.ts';

interface Props {
  type: ContentType;
  /** The filter of the list; null without one. */
  filter: Readonly<Record<string, string>> | null;
  /** IDs of selected entries; only those are exported. */
  selected: readonly string[];
  onClose: () => void;
}

type Format = 'csv' | 'json' | 'zip';

/** Which entries are exported, and how. */
export function ExportDialog({ type, filter, selected, onClose }: Props) {
  const words = useMessages(entryListAdmin);
  const [which, setWhich] = useState(selected.length > 0 ? 'selected' : filter ? 'found' : 'all');
  const [format, setFormat] = useState<Format>('csv');
  const plural = inSentence(type.plural);
  const query = new URLSearchParams(
    which === 'selected' ? { entries: selected.join(',') } : which === 'found' ? (filter ?? {}) : {},
  );
  const search = query.size > 0 ? `?${query}` : '';
  return (
    <Dialog onClose={onClose} title={words.exportEntries({ plural })}>
      <Stack>
        {(filter || selected.length > 0) && (
          <Radio.Group label={words.whichEntries} value={which} onChange={setWhich}>
            <Stack gap="xs" mt="xs">
              {selected.length > 0 && (
                <Radio
                  value="selected"
                  label={words.selectedEntries({ entries: countOf(type, selected.length) })}
                />
              )}
              {filter && <Radio value="found" label={words.thoseInTheFilteredList} />}
              <Radio value="all" label={words.allEntries({ plural })} />
            </Stack>
          </Radio.Group>
        )}
        <Radio.Group label={words.fileFormat} value={format} onChange={setFormat}>
          <Stack gap="xs" mt="xs">
            <Radio value="csv" label={words.csv} description={words.csvIsForSpreadsheets} />
            <Radio value="json" label={words.json} description={words.jsonHasEverything} />
            <Radio value="zip" label={words.markdown} description={words.markdownIsAZip} />
          </Stack>
        </Radio.Group>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            component="a"
            href={`/api/content-types/${type._id}/entries.${format}${search}`}
            download
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={onClose}
          >
            {words.exportEntries({ plural })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
