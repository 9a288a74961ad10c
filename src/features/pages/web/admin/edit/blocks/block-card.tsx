import { ActionIcon, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconDots } from '@tabler/icons-react';
import { type KeyboardEvent, memo, use, useEffect, useRef } from 'react';
import { fieldsShown, slotContent, slotLabel, slotsShown, summaryOf } from './block-places.ts';
import { BlockStack, type CardProps } from './block-stack.tsx';
import { blockLabel } from './block-label.ts';
import { useBlockKinds } from './block-kinds-context.ts';
import { OpenMenuContext } from '../open-menu-context.ts';
import css from '../edit.module.css';
import { useEditor, useEditorState } from '../editor-context.ts';
import { sectionOf } from '../../../../section-refs.ts';
import { SectionPanel } from '../../sections/section-panel.tsx';
import { FieldInput } from '../fields/field-input.tsx';
import { StylingFields } from '../styling-fields.tsx';
import { WidthsFields } from './widths-fields.tsx';
import { useBlockActions } from './use-block-actions.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../../messages/admin-edit/area.ts';

const none: Readonly<Record<string, string>> = {};

/** The fields and nested blocks of an open card. */
function CardBody({ block, errors }: CardProps & { errors: Readonly<Record<string, string>> }) {
  const words = useMessages(pageEditAdmin);
  const { id } = block.props;
  const kind = useBlockKinds().get(block.type);
  const actions = useBlockActions();
  return (
    <Stack gap="md" p="sm" pt={4}>
      {!kind && <Text size="sm">{words.thisBlockTypeIsntAvailable}</Text>}
      {sectionOf(block) !== null && <SectionPanel block={block} />}
      {fieldsShown(kind, block).map(([name, field]) => (
        <FieldInput
          key={name}
          name={name}
          field={field}
          value={block.props[name]}
          errors={errors}
          props={block.props}
          onChange={(value) => actions.set(id, name, value, field)}
        />
      ))}
      {kind && sectionOf(block) === null && <StylingFields block={block} kind={kind} />}
      {kind && <WidthsFields block={block} />}
      {kind &&
        slotsShown(kind, block).map((slot) => (
          <section key={slot} className={css.slot} aria-label={`${kind.label}: ${slotLabel(kind, slot)}`}>
            <Text size="sm" fw={550} mb={6}>
              {slotLabel(kind, slot)}
            </Text>
            <BlockStack Card={BlockCard} blocks={slotContent(block, slot)} parentId={id} slot={slot} />
          </section>
        ))}
    </Stack>
  );
}

/** A block as a card that expands to its fields and nested blocks. Collapsed cards cost nothing. */
export const BlockCard = memo(function BlockCard({ block }: CardProps) {
  const words = useMessages(pageEditAdmin);
  const { id } = block.props;
  const editor = useEditor();
  const kinds = useBlockKinds();
  const kind = kinds.get(block.type);
  const actions = useBlockActions();
  const openMenu = use(OpenMenuContext);
  const isOpen = useEditorState(({ open }) => open.has(id));
  const isWanted = useEditorState(({ focus }) => focus === id);
  const errors = useEditorState(({ blockErrors }) => blockErrors.get(id)) ?? none;
  const title = useRef<HTMLButtonElement>(null);
  const trouble = Object.values(errors);
  const label = blockLabel(kind, block);
  const summary = summaryOf(block, kinds);

  useEffect(() => {
    if (!isWanted) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    editor.goTo(null);
  }, [isWanted, editor]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      actions.move(id, event.key === 'ArrowUp' ? -1 : 1);
    } else if (event.key === 'Delete') actions.remove(id, label);
  };

  return (
    <li
      className={css.card}
      data-block={id}
      data-open={isOpen || undefined}
      data-trouble={trouble.length > 0 || undefined}
    >
      <Group wrap="nowrap" gap={2} pr={6}>
        <UnstyledButton
          ref={title}
          className={css.cardTitle ?? ''}
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
          onClick={() => editor.setOpen(id, !isOpen)}
          onKeyDown={onKeyDown}
        >
          <IconChevronRight size={16} className={css.chevron ?? ''} aria-hidden />
          <span className={css.kind}>{label}</span>
          <span className={`admin-clip ${css.summary}`}>{summary}</span>
        </UnstyledButton>
        <ActionIcon
          size="lg"
          aria-label={words.actionsFor({ label })}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            openMenu(id, { x: left, y: bottom });
          }}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Group>
      {trouble.length > 0 && (
        <Text size="sm" c="var(--mantine-color-error)" px="sm" pb="xs" role="alert">
          {trouble[0]}
        </Text>
      )}
      {isOpen && <CardBody block={block} errors={errors} />}
    </li>
  );
});
