import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import { folderName, folderTrail } from '../../../folders.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

interface Props {
  folder: string | null;
  onOpen: (folder: string | null) => void;
}

/** Breadcrumbs of the current folder. */
export function FolderTrail({ folder, onOpen }: Props) {
  const words = useMessages(filesAdmin);
  if (!folder) return null;
  const above = folderTrail(folder).slice(0, -1);
  return (
    <Breadcrumbs mb="sm" separatorMargin={6}>
      <Anchor component="button" size="sm" onClick={() => onOpen(null)}>
        {words.allFiles}
      </Anchor>
      {above.map((path) => (
        <Anchor key={path} component="button" size="sm" onClick={() => onOpen(path)}>
          {folderName(path)}
        </Anchor>
      ))}
      <Text size="sm" fw={550} className="admin-words">
        {folderName(folder)}
      </Text>
    </Breadcrumbs>
  );
}
