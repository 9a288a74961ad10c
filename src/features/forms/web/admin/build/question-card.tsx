import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Badge, Group, Menu, Text, UnstyledButton } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react';
import type { FormField } from '../../../form-shapes.ts';
import { fieldLabels } from '../field-labels.ts';
import css from '../forms.module.css';
import { QuestionSettings } from './question-settings.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../../messages/admin/area.ts';

interface Props {
  field: FormField;
  /** Earlier questions. */
  before: readonly FormField[];
  open: boolean;
  errors: Readonly<Record<string, string>>;
  path: string;
  first: boolean;
  last: boolean;
  onOpen: () => void;
  onChange: (field: FormField, what?: string) => void;
  onMove: (by: number) => void;
  onCopy: () => void;
  onRemove: () => void;
}

type ActionProps = Pick<Props, 'field' | 'first' | 'last' | 'onMove' | 'onCopy' | 'onRemove'>;

function QuestionActions({ field, first, last, onMove, onCopy, onRemove }: ActionProps) {
  const words = useMessages(formsAdmin);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        disabled={first}
        aria-label={words.moveUp({ label: field.label })}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        disabled={last}
        aria-label={words.moveDown({ label: field.label })}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={16} />
      </ActionIcon>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={words.moreActionsFor({ label: field.label })}>
            <IconDots size={17} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconCopy size={16} />} onClick={onCopy}>
            {words.duplicate}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={onRemove}>
            {words.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

/** A question: its label, its actions and, when expanded, its settings. */
export function QuestionCard(props: Props) {
  const words = useMessages(formsAdmin);
  const { field, before, open, errors, path, onOpen } = props;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: field.name });
  const { label: kind, icon: Symbol } = fieldLabels()[field.type];
  const wrong = Object.keys(errors).some((key) => key.startsWith(`${path}.`));
  const depends = before.find(({ name }) => name === field.when?.field);
  return (
    <li
      ref={setNodeRef}
      className={css.row}
      data-open={open || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={css.head}>
        <ActionIcon
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          variant="subtle"
          color="gray"
          className={css.grip ?? ''}
          aria-label={words.move({ label: field.label })}
        >
          <IconGripVertical size={17} />
        </ActionIcon>
        <UnstyledButton className={css.name} onClick={onOpen} aria-expanded={open}>
          <Group gap={8} wrap="nowrap">
            <Symbol size={17} stroke={1.7} aria-label={kind} style={{ flex: 'none' }} />
            <Text component="span" fw={550} className="admin-words" c={wrong ? 'red' : undefined}>
              {field.label || words.noLabelYet}
              {field.required && (
                <Text component="span" c="red" aria-label={words.requiredMark}>
                  {' *'}
                </Text>
              )}
            </Text>
          </Group>
          {depends && (
            <Text size="xs" c="dimmed" className="admin-words">
              {field.when?.is === '*'
                ? words.onlyIfIsAnswered({ label: depends.label })
                : words.onlyIfIs({ label: depends.label, answer: field.when?.is ?? '' })}
            </Text>
          )}
        </UnstyledButton>
        {field.width !== 'full' && (
          <Badge variant="default" size="sm" visibleFrom="sm">
            {field.width === 'half' ? '½' : '⅓'}
          </Badge>
        )}
        <QuestionActions {...props} />
      </div>
      {open && (
        <div className={css.body}>
          <QuestionSettings
            field={field}
            before={before}
            errors={errors}
            path={path}
            onChange={props.onChange}
          />
        </div>
      )}
    </li>
  );
}
