import { Card, Text } from '@mantine/core';
import { BothVersions } from '../../../../../lib/admin-ui/editing/conflict-dialog.tsx';
import type { Form } from '../../../contract.ts';
import { FormSketch } from '../form-sketch.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../../messages/admin/area.ts';

type Version = Pick<Form, 'name' | 'content'>;

const Outline = ({ form: { name, content }, title }: { form: Version; title: string }) => (
  <Card withBorder padding="sm">
    <Text size="sm" c="dimmed" className="admin-words">
      {name}
    </Text>
    <FormSketch fields={content} title={title} />
    <ol style={{ margin: 0, paddingInlineStart: 20 }}>
      {content.map((field) => (
        <li key={field.name} className="admin-words">
          {field.label}
        </li>
      ))}
    </ol>
  </Card>
);

/** Two versions of a form, with a sketch of each. */
export const FormDifferences = ({ mine, theirs }: { mine: Version; theirs: Version }) => {
  const words = useMessages(formsAdmin);
  return (
    <BothVersions
      mine={<Outline form={mine} title={words.yourUnsavedVersionPreview} />}
      theirs={<Outline form={theirs} title={words.savedVersionPreview} />}
    />
  );
};
