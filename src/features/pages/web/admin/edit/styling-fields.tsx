import {
  ActionIcon,
  Button,
  Menu,
  NativeSelect,
  SegmentedControl,
  Text,
  UnstyledButton,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconChevronDown,
  IconChevronRight,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconDeviceTv,
  IconMinus,
  IconPlus,
  IconRotate,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { Block, BlockKind } from '../../../../../lib/content/block-kind.ts';
import { findBlock } from '../../../../../lib/content/block-tree.ts';
import { type Styling, stylingOf, withStyling } from '../../../../../lib/styling.ts';
import {
  otherScreens,
  responsiveNames,
  type Screen,
  type StylingName,
  stylingValues,
} from '../../../../../lib/styling-values.ts';
import { screenOf, SIZES, useCanvasView } from '../canvas/view-state.ts';
import { inSentence } from '../in-sentence.ts';
import css from './edit.module.css';
import { useEditor } from './editor-context.ts';
import { GroundField } from './ground-field.tsx';
import { PartsField } from './parts-field.tsx';
import { SavedStyleItems, StylesDialog, type StylesDialogState } from './saved-styles.tsx';
import { keepStyle, keptStyle } from './style-clipboard.ts';
import {
  ownDefault,
  presets,
  settingOf,
  isRare,
  isSet,
  settingsFor,
  stylingInWords,
} from './styling-labels.ts';
import { useBlockActions } from './blocks/use-block-actions.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { stylingAdmin } from '../../../messages/admin-styling/area.ts';

const icons = {
  wide: IconDeviceTv,
  desktop: IconDeviceDesktop,
  tablet: IconDeviceTablet,
  phone: IconDeviceMobile,
};
const isResponsive = (name: StylingName): boolean => (responsiveNames as readonly string[]).includes(name);

type At = Partial<Record<StylingName, string>>;

/** The value set for a screen, or inherited by it. */
function effective(styling: Styling, screen: Screen, name: StylingName): string | undefined {
  const own = screen === 'desktop' ? undefined : styling[screen];
  const from = [own, screen === 'phone' ? styling.tablet : undefined, styling];
  return from.map((at) => (at as At | undefined)?.[name]).find((each) => each !== undefined);
}

/** The effective value on a screen while none is set. */
function inherited(styling: Styling, screen: Screen, name: StylingName): string {
  if (ownDefault(name, screen)) return ownDefault(name, screen);
  const value = effective(styling, screen, name);
  const { none, values } = settingOf(name);
  return messagesNow(stylingAdmin).inherited({ value: (value && values[value]) || none });
}

interface RowProps {
  name: StylingName;
  styling: Styling;
  screen: Screen;
  onChange: (name: StylingName, value: string | null) => void;
}

const isStepped = (name: StylingName) => name === 'pad' || name === 'gap';

/** The next step of the scale; from the default, the first or second. */
function StepButton({ name, styling, screen, onChange, by }: RowProps & { by: 1 | -1 }) {
  const say = useMessages(stylingAdmin);
  const label = inSentence(settingOf(name).label);
  const scale: readonly string[] = stylingValues[name];
  const at = effective(styling, screen, name);
  const next = scale[at === undefined ? (1 + by) / 2 : scale.indexOf(at) + by];
  const words = by === 1 ? say.increase({ label }) : say.decrease({ label });
  return (
    <ActionIcon
      size={24}
      aria-label={words}
      title={words}
      disabled={next === undefined}
      onClick={() => next !== undefined && onChange(name, next)}
    >
      {by === 1 ? <IconPlus size={14} /> : <IconMinus size={14} />}
    </ActionIcon>
  );
}

/** One setting; a value that differs from the desktop's is marked, and has a reset button. */
function Row({ name, styling, screen, onChange }: RowProps) {
  const say = useMessages(stylingAdmin);
  const { label, none, values } = settingOf(name);
  const at = (screen === 'desktop' ? styling : styling[screen]) as At | undefined;
  const value = at?.[name] ?? '';
  const differs = screen !== 'desktop' && value !== '';
  const elsewhere = otherScreens.filter(
    (each) => screen === 'desktop' && (styling[each] as At | undefined)?.[name] !== undefined,
  );
  const empty = screen === 'desktop' ? none : inherited(styling, screen, name);
  const isOnTablet = (styling.tablet as At | undefined)?.[name] !== undefined;
  const hasDefault = ownDefault(name, screen) !== '';
  const source = screen === 'phone' && isOnTablet ? 'tablet' : 'desktop';
  return (
    <div className={css.widthRow}>
      <span className={css.styleLabel}>
        <span data-differs={differs || undefined}>{label}</span>
        {elsewhere.map((each) => {
          const Icon = icons[each];
          const words = say.differentOn({ screen: each });
          return (
            <span key={each} title={words}>
              <Icon size={14} role="img" aria-label={words} />
            </span>
          );
        })}
        {differs && (
          <ActionIcon
            size={24}
            aria-label={
              hasDefault
                ? say.resetSettingToDefault({ label })
                : say.resetSettingTo({ label, screen: source })
            }
            title={hasDefault ? say.resetToDefault : say.resetTo({ screen: source })}
            onClick={() => onChange(name, null)}
          >
            <IconRotate size={14} />
          </ActionIcon>
        )}
      </span>
      {name === 'ground' ? (
        <GroundField value={value} onChange={(next) => onChange(name, next)} />
      ) : (
        <span className={css.stepped}>
          {isStepped(name) && <StepButton by={-1} {...{ name, styling, screen, onChange }} />}
          <NativeSelect
            size="xs"
            aria-label={screen === 'desktop' ? label : say.onScreen({ label, screen })}
            data={[
              { value: '', label: empty },
              ...Object.entries(values)
                .filter(([key, words]) => words !== empty || key === value)
                .map(([key, words]) => ({ value: key, label: words })),
            ]}
            value={value}
            onChange={({ currentTarget }) => onChange(name, currentTarget.value || null)}
          />
          {isStepped(name) && <StepButton by={1} {...{ name, styling, screen, onChange }} />}
        </span>
      )}
    </div>
  );
}

interface StylesMenuProps {
  styling: Styling;
  isEmpty: boolean;
  onTake: (styling: Styling | undefined) => void;
  onDialog: (dialog: StylesDialogState) => void;
}

/** Presets, saved styles, and copying a style to another block. */
function StylesMenu({ styling, isEmpty, onTake, onDialog }: StylesMenuProps) {
  const say = useMessages(stylingAdmin);
  return (
    <Menu position="bottom-end" shadow="md" width={220}>
      <Menu.Target>
        <Button size="compact-sm" variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
          {say.styles}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={say.styles}>
        {presets.map((preset) => (
          <Menu.Item key={preset.label} onClick={() => onTake(preset.styling)}>
            {say[preset.label]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <SavedStyleItems onApply={onTake} />
        <Menu.Item disabled={isEmpty} onClick={() => onDialog('save')}>
          {say.saveStyleNext}
        </Menu.Item>
        <Menu.Item onClick={() => onDialog('manage')}>{say.manageSavedStyles}</Menu.Item>
        <Menu.Divider />
        <Menu.Item
          rightSection={<small aria-hidden>{say.ctrlAltC}</small>}
          onClick={() => keepStyle(styling)}
        >
          {say.copyStyle}
        </Menu.Item>
        <Menu.Item
          rightSection={<small aria-hidden>{say.ctrlAltV}</small>}
          onClick={() => onTake(keptStyle() ?? styling)}
        >
          {say.pasteStyle}
        </Menu.Item>
        <Menu.Item disabled={isEmpty} onClick={() => onTake(undefined)}>
          {say.clearStyle}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The design settings of a block: a few first, the rest on request. */
export function StylingFields({ block, kind }: { block: Block; kind: BlockKind }) {
  const say = useMessages(stylingAdmin);
  const { set } = useBlockActions();
  const editor = useEditor();
  const device = useCanvasView((state) => state.device);
  const styling = stylingOf(block);
  const words = stylingInWords(block);
  const [opened, { toggle }] = useDisclosure(words !== '');
  const [all, setAll] = useState(false);
  const [dialog, setDialog] = useState<StylesDialogState>(null);
  const { id } = block.props;
  const place = findBlock(editor.content.blocks, id)?.place;
  const around = { isOnPage: place?.parentId === null, isFirst: place?.index === 0 };
  const screen = screenOf(device);
  const names = settingsFor(block, kind, around, screen).filter(
    (name) => screen === 'desktop' || isResponsive(name),
  );
  const shown = names.filter((name) => all || screen !== 'desktop' || !isRare(name) || isSet(styling, name));
  const take = (next: Styling | undefined) => set(id, 'styling', next);
  return (
    <section className={css.widths} aria-label={say.style}>
      <UnstyledButton className={css.widthsTitle ?? ''} aria-expanded={opened} onClick={toggle}>
        <IconChevronRight size={16} className={css.chevron ?? ''} aria-hidden />
        {say.style}
        {words && !opened && (
          <Text span size="sm" c="dimmed" className="admin-clip">
            {words}
          </Text>
        )}
      </UnstyledButton>
      {opened && (
        <div className={css.widthRows}>
          <div className={css.styleHead}>
            <SegmentedControl
              size="xs"
              aria-label={say.styleOn}
              data={(Object.keys(SIZES) as Screen[]).map((value) => {
                const Icon = icons[value];
                return {
                  value,
                  label: <Icon size={16} role="img" aria-label={say[value]} />,
                };
              })}
              value={screen}
              onChange={(value) => useCanvasView.setState({ device: SIZES[value] })}
            />
            <StylesMenu styling={styling} isEmpty={words === ''} onTake={take} onDialog={setDialog} />
          </div>
          <StylesDialog shown={dialog} styling={styling} onClose={() => setDialog(null)} />
          {shown.includes('parts') && <PartsField block={block} kind={kind} />}
          {shown
            .filter((name) => name !== 'parts')
            .map((name) => (
              <Row
                key={name}
                {...{ name, styling, screen }}
                onChange={(changed, value) => take(withStyling(styling, screen, changed, value))}
              />
            ))}
          {screen === 'desktop' && (
            <Button size="compact-sm" variant="subtle" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? say.showLess : say.moreBorderCornersShadowAnimation}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
