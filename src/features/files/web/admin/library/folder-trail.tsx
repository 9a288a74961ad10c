import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import { folderName, folderTrail } from '../../../folders.ts';

interface Props {
  folder: string | null;
  onOpen: (folder: string | null) => void;
}

/** Breadcrumbs of the current folder. */
export function FolderTrail({ folder, onOpen }: Props) {
  if (!folder) return null;
  const above = folderTrail(folder).slice(0, -1);
  return (
    <Breadcrumbs mb="sm" separatorMargin={6}>
      <Anchor component="button" size="sm" onClick={() => onOpen(null)}>
        All files
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
