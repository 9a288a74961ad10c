import { ActionIcon, Button, Menu } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import {
  IconAdjustments,
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconCopy,
  IconDots,
  IconGripVertical,
  IconLink,
  IconMessagePlus,
  IconPalette,
  IconSettings,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { LinkDialog } from '../../../../../../lib/admin-ui/rich-text/link-dialog.tsx';
import type { Block, Field } from '../../../../../../lib/content/block-kind.ts';
import { replaceProps } from '../../../../../../lib/content/block-tree.ts';
import { blockLabel } from '../../edit/blocks/block-label.ts';
import { useBlockKinds } from '../../edit/blocks/block-kinds-context.ts';
import { useEditor, useEditorState } from '../../edit/editor-context.ts';
import { useBlockActions } from '../../edit/blocks/use-block-actions.ts';
import type { Box } from '../block-box.ts';
import { shortcut } from './shortcut.ts';
import { toolbarPlace } from './toolbar-place.ts';
import { indexOf } from '../block-index.ts';
import { dragFromHandle } from '../puck/drag-handle.ts';
import css from '../layer.module.css';
import { fieldValues, textAt, withValue } from '../prop-path.ts';
import { turnInto } from '../text/text-flow.ts';
import { useTyping } from '../text/typing-state.ts';
import type { BlockWorkState } from '../use-block-work.ts';
import { TextControls } from '../text/text-controls.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../../messages/admin-canvas/area.ts';

const SIZE = 16;
const alignIcons: Record<string, typeof IconAlignLeft> = {
  start: IconAlignLeft,
  left: IconAlignLeft,
  centre: IconAlignCenter,
  end: IconAlignRight,
  right: IconAlignRight,
};
/** The choice by which a kind of block looks different, the most telling first. */
const styleFields = ['look', 'style', 'variant', 'background', 'layout', 'size', 'width', 'ratio'];

type Choice = Extract<Field, { kind: 'choice' }>;
const choiceOf = (fields: Readonly<Record<string, Field>>, name: string): Choice | null => {
  const field = fields[name];
  return field?.kind === 'choice' ? field : null;
};

interface ToolProps {
  label: string;
  keys?: string;
  disabled?: boolean;
  onClick: (target: HTMLElement) => void;
  children: ReactNode;
}

function Tool({ label, keys, disabled = false, onClick, children }: ToolProps) {
  return (
    <ActionIcon
      size={34}
      aria-label={label}
      title={keys ? `${label} (${shortcut(keys)})` : label}
      disabled={disabled}
      onClick={({ currentTarget }) => onClick(currentTarget)}
    >
      {children}
    </ActionIcon>
  );
}

/** A few values of one field, as a menu. */
function Choices({
  block,
  name,
  field,
  icon,
}: {
  block: Block;
  name: string;
  field: Choice;
  icon: ReactNode;
}) {
  const { set } = useBlockActions();
  const value = block.props[name];
  return (
    <Menu position="bottom-start" shadow="md" width={230}>
      <Menu.Target>
        <ActionIcon size={34} aria-label={field.label} title={field.label}>
          {icon}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={field.label}>
        {field.options.map((option) => (
          <Menu.Item
            key={option.value}
            role="menuitemradio"
            aria-checked={option.value === value}
            fw={option.value === value ? 650 : 400}
            onClick={() => set(block.props.id, name, option.value)}
          >
            {option.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** What the block is; text and headings turn into each other. */
function Kind({ block, label }: { block: Block; label: string }) {
  const say = useMessages(canvasAdmin);
  const editor = useEditor();
  const kinds = useBlockKinds();
  const { id } = block.props;
  const levels = block.type === 'heading' ? choiceOf(kinds.get('heading')?.fields ?? {}, 'level') : null;
  const headingLevels = choiceOf(kinds.get('heading')?.fields ?? {}, 'level');
  if (block.type !== 'heading' && block.type !== 'richText') return <span className={css.kind}>{label}</span>;
  const become = (level: string) =>
    editor.editBlocks((blocks) => {
      const turned = turnInto(blocks, kinds, id, 'heading') ?? blocks;
      const now = indexOf(turned).byId.get(id);
      return now?.type === 'heading' ? replaceProps(turned, id, { ...now.props, level }) : blocks;
    });
  const isOneLine =
    block.type === 'heading' || turnInto(editor.content.blocks, kinds, id, 'heading') !== null;
  return (
    <Menu position="bottom-start" shadow="md" width={230}>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          c="inherit"
          aria-label={say.turnLabelInto({ label })}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={say.turnInto}>
        <Menu.Item
          disabled={block.type === 'richText'}
          onClick={() => editor.editBlocks((blocks) => turnInto(blocks, kinds, id, 'richText') ?? blocks)}
        >
          {kinds.get('richText')?.label}
        </Menu.Item>
        {headingLevels?.options.map(({ value, label: words }) => (
          <Menu.Item
            key={value}
            disabled={!isOneLine}
            fw={levels && block.props['level'] === value ? 650 : 400}
            onClick={() => become(value)}
          >
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Where the first link of a block leads. */
function BlockLink({ block }: { block: Block }) {
  const say = useMessages(canvasAdmin);
  const editor = useEditor();
  const kinds = useBlockKinds();
  const [choosing, setChoosing] = useState(false);
  const [first] = fieldValues(kinds.get(block.type)?.fields ?? {}, block.props, ['link']);
  if (!first) return null;
  const { id } = block.props;
  return (
    <>
      <Tool label={say.link} onClick={() => setChoosing(true)}>
        <IconLink size={SIZE} />
      </Tool>
      {choosing && (
        <LinkDialog
          value={textAt(block.props, first.path)}
          onChoose={(href) =>
            editor.editBlocks((blocks) => {
              const now = indexOf(blocks).byId.get(id);
              return now ? replaceProps(blocks, id, withValue(now.props, first.path, href)) : blocks;
            })
          }
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

interface Props {
  work: BlockWorkState;
  box: Box;
  /** Size of the canvas on the screen, and how much of a pixel of the page one of the screen is. */
  room: { width: number; height: number };
  scale: number;
  onSettings: () => void;
  isDocked: boolean;
}

/** What is done to the selected block, beside it. */
export function BlockToolbar({ work, box, room, scale, onSettings, isDocked }: Props) {
  const say = useMessages(canvasAdmin);
  const kinds = useBlockKinds();
  const { ref, width, height } = useElementSize();
  const block = useEditorState(({ history, selected }) =>
    indexOf(history.present.blocks).byId.get(selected ?? ''),
  );
  const richEditor = useTyping((state) => state.editor);
  if (!block) return null;
  const kind = kinds.get(block.type);
  const label = blockLabel(kind, block);
  const fields = kind?.fields ?? {};
  const align = choiceOf(fields, 'align');
  const AlignIcon = alignIcons[String(block.props['align'])] ?? IconAlignLeft;
  const style = styleFields.find((name) => choiceOf(fields, name));
  const styleField = style ? choiceOf(fields, style) : null;
  const place = isDocked ? undefined : toolbarPlace(box, scale, room, { width, height });
  const keepFocus = (event: { target: EventTarget; preventDefault: () => void }) => {
    // The caret stays where it is.
    if (!(event.target as Element).closest('input')) event.preventDefault();
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={say.blockNamed({ label })}
      className={css.toolbar}
      data-docked={isDocked || undefined}
      style={place}
      onMouseDown={keepFocus}
    >
      {!isDocked && (
        <span
          className={css.grip}
          title={say.dragToMove}
          aria-hidden
          onPointerDown={(event) => event.button === 0 && dragFromHandle(event.nativeEvent, block.props.id)}
        >
          <IconGripVertical size={SIZE} />
        </span>
      )}
      <Kind block={block} label={label} />
      <Tool label={say.moveUp} keys="Alt+↑" onClick={() => work.run('moveUp')}>
        <IconArrowUp size={SIZE} />
      </Tool>
      <Tool label={say.moveDown} keys="Alt+↓" onClick={() => work.run('moveDown')}>
        <IconArrowDown size={SIZE} />
      </Tool>
      {richEditor && <TextControls editor={richEditor} />}
      {align && <Choices block={block} name="align" field={align} icon={<AlignIcon size={SIZE} />} />}
      {style && styleField && (
        <Choices block={block} name={style} field={styleField} icon={<IconPalette size={SIZE} />} />
      )}
      {!richEditor && <BlockLink block={block} />}
      <Tool label={say.duplicate} keys="Ctrl+D" onClick={() => work.run('duplicate')}>
        <IconCopy size={SIZE} />
      </Tool>
      <Tool label={say.comment} keys="Ctrl+Alt+M" onClick={() => work.run('comment')}>
        <IconMessagePlus size={SIZE} />
      </Tool>
      <Tool label={say.blockSettings} keys="Enter" onClick={onSettings}>
        {isDocked ? <IconAdjustments size={SIZE} /> : <IconSettings size={SIZE} />}
      </Tool>
      <Tool
        label={say.moreActions}
        onClick={(target) => {
          const { left, bottom: y } = target.getBoundingClientRect();
          work.openMenu(block.props.id, { x: left, y });
        }}
      >
        <IconDots size={SIZE} />
      </Tool>
    </div>
  );
}
