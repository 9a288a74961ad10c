import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { toPicture, usePickMedia } from '../../../../../lib/admin-ui/media-picker.ts';
import { safeSource } from '../../../../../lib/safe-href.ts';
import type { Branding } from '../../../brand-shapes.ts';
import css from './branding.module.css';
import { Choices } from './choices.tsx';
import { IconPreview } from './icon-preview.tsx';

interface Props {
  value: Branding;
  errors: Readonly<Record<string, string>>;
  set: (part: Partial<Branding>) => void;
}

interface MarkProps {
  title: string;
  says: string;
  has: boolean;
  onChoose: () => void;
  onRemove: () => void;
  children?: ReactNode;
  further?: ReactNode;
}

/** A sign of the site with what can be done about it. */
function Mark({ title, says, has, onChoose, onRemove, children, further }: MarkProps) {
  return (
    <div role="group" aria-label={title}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Text size="xs" c="dimmed" mb="xs">
        {says}
      </Text>
      {children}
      <Group gap="xs" mt="xs">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPhoto size={15} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onChoose}
        >
          {has ? 'Choose another' : 'Choose a picture'}
        </Button>
        {has && (
          <Button size="xs" variant="default" onClick={onRemove}>
            Remove
          </Button>
        )}
        {further}
      </Group>
    </div>
  );
}

const sizes = [
  { value: 'small', label: 'Small', sample: bar(8) },
  { value: 'medium', label: 'Usual', sample: bar(14) },
  { value: 'large', label: 'Large', sample: bar(22) },
] as const;

function bar(height: number) {
  return <span className={css.logoBar} style={{ height }} aria-hidden />;
}

function LogoField({ value: { logo: address, brand }, errors, set }: Props) {
  const pick = usePickMedia();
  const [typing, setTyping] = useState(false);
  const [broken, setBroken] = useState('');
  const src = brand.logo?.src ?? safeSource(address);
  const choose = async () => {
    const [file] = await pick({ kind: 'image', title: 'Choose a logo' });
    if (!file) return;
    setTyping(false);
    set({ logo: null, brand: { ...brand, logo: toPicture(file) } });
  };
  const isTyped = typing || (address !== null && brand.logo === null);
  return (
    <>
      <Mark
        title="Logo"
        says="Stands in the header. Without one, the name stands there."
        has={src !== null}
        onChoose={() => void choose()}
        onRemove={() => {
          setTyping(false);
          set({ logo: null, brand: { ...brand, logo: null } });
        }}
        further={
          !isTyped && (
            <Button size="xs" variant="subtle" onClick={() => setTyping(true)}>
              Use an address
            </Button>
          )
        }
      >
        {src && broken !== src && (
          <img src={src} alt="Your logo" className={css.logo} onError={() => setBroken(src)} />
        )}
        {src && broken === src && (
          <Text size="xs" c="var(--mantine-color-error)">
            There is no picture there. Choose another one.
          </Text>
        )}
      </Mark>
      {isTyped && (
        <TextInput
          label="Address of the logo"
          placeholder="https://… or /…"
          value={address ?? ''}
          error={errors['branding.logo']}
          onChange={({ currentTarget }) =>
            set({ logo: currentTarget.value.trim() || null, brand: { ...brand, logo: null } })
          }
        />
      )}
      {src && (
        <Choices
          narrow
          label="Size of the logo"
          value={brand.logoSize}
          onChange={(logoSize) => set({ brand: { ...brand, logoSize } })}
          choices={sizes}
        />
      )}
      {src && (
        <Switch
          label="A plate behind the logo"
          description="In the colour of your text, for a logo that is lost on the background."
          checked={brand.logoPlate}
          onChange={({ currentTarget }) => set({ brand: { ...brand, logoPlate: currentTarget.checked } })}
        />
      )}
    </>
  );
}

function IconField({ value: { name, brand }, set }: Omit<Props, 'errors'>) {
  const pick = usePickMedia();
  const { logo, icon } = brand;
  const choose = async () => {
    const [file] = await pick({ kind: 'image', title: 'Choose an icon for the site' });
    if (file) set({ brand: { ...brand, icon: toPicture(file) } });
  };
  return (
    <Mark
      title="Site icon"
      says="In the browser’s tab, among bookmarks and on home screens of phones. Best square, at least 512 pixels wide. Without one, it is the first letter of the name."
      has={icon !== null}
      onChoose={() => void choose()}
      onRemove={() => set({ brand: { ...brand, icon: null } })}
      further={
        logo &&
        logo.src !== icon?.src && (
          <Button size="xs" variant="default" onClick={() => set({ brand: { ...brand, icon: logo } })}>
            Take the logo
          </Button>
        )
      }
    >
      {icon && <IconPreview icon={icon} name={name} />}
    </Mark>
  );
}

/** What the site is called, and the pictures that stand for it. */
export function NameAndMarks({ value, errors, set }: Props) {
  return (
    <Stack>
      <TextInput
        label="Name of the site"
        description="Stands in the header, in the browser’s tab and in mails."
        maxLength={100}
        value={value.name}
        error={errors['branding.name'] ?? (value.name.trim() === '' && 'Enter a name for the site.')}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <LogoField value={value} errors={errors} set={set} />
      <IconField value={value} set={set} />
    </Stack>
  );
}
