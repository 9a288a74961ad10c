import { Button } from '@mantine/core';
import { IconLayoutGrid } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { sectionsAdmin } from '../../../messages/admin-sections/area.ts';

const SectionLibrary = lazy(async () => ({
  default: (await import('./section-library.tsx')).SectionLibrary,
}));

/** Opens the section library. */
export function BrowseSections({ onAdded }: { onAdded?: () => void }) {
  const words = useMessages(sectionsAdmin);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="light"
        fullWidth
        flex="none"
        mb="xs"
        leftSection={<IconLayoutGrid size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {words.browseSections}
      </Button>
      {open && (
        <Suspense>
          <SectionLibrary
            onClose={(added) => {
              setOpen(false);
              if (added) onAdded?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
