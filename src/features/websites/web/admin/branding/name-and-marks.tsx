import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { toPicture, usePickMedia } from '../../../../../lib/admin-ui/media-picker.ts';
import { safeSource } from '../../../../../lib/links/safe-href.ts';
import type { Branding } from '../../../brand-shapes.ts';
import css from './branding.module.css';
import { Choices } from './choices.tsx';
import { IconPreview } from './icon-preview.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { brandingAdmin } from '../../../messages/admin-branding/area.ts';

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

/** A logo or icon of the site, with its actions. */
function Mark({ title, says, has, onChoose, onRemove, children, further }: MarkProps) {
  const words = useMessages(brandingAdmin);
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
          {has ? words.changeImage : words.chooseImage}
        </Button>
        {has && (
          <Button size="xs" variant="default" onClick={onRemove}>
            {words.remove}
          </Button>
        )}
        {further}
      </Group>
    </div>
  );
}

const sizes = [
  { value: 'small', sample: bar(8) },
  { value: 'medium', sample: bar(14) },
  { value: 'large', sample: bar(22) },
] as const;

function bar(height: number) {
  return <span className={css.logoBar} style={{ height }} aria-hidden />;
}

function LogoField({ value: { logo: address, brand }, errors, set }: Props) {
  const words = useMessages(brandingAdmin);
  const pick = usePickMedia();
  const [typing, setTyping] = useState(false);
  const [broken, setBroken] = useState('');
  const src = brand.logo?.src ?? safeSource(address);
  const choose = async () => {
    const [file] = await pick({ kind: 'image', title: words.chooseLogo });
    if (!file) return;
    setTyping(false);
    set({ logo: null, brand: { ...brand, logo: toPicture(file) } });
  };
  const isTyped = typing || (address !== null && brand.logo === null);
  return (
    <>
      <Mark
        title={words.logo}
        says={words.shownInTheHeaderWithout}
        has={src !== null}
        onChoose={() => void choose()}
        onRemove={() => {
          setTyping(false);
          set({ logo: null, brand: { ...brand, logo: null } });
        }}
        further={
          !isTyped && (
            <Button size="xs" variant="subtle" onClick={() => setTyping(true)}>
              {words.useAUrl}
            </Button>
          )
        }
      >
        {src && broken !== src && (
          <img src={src} alt={words.yourLogo} className={css.logo} onError={() => setBroken(src)} />
        )}
        {src && broken === src && (
          <Text size="xs" c="var(--mantine-color-error)">
            {words.noImageFoundAtThis}
          </Text>
        )}
      </Mark>
      {isTyped && (
        <TextInput
          label={words.logoUrl}
          placeholder={words.httpsOr}
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
          label={words.logoSize}
          value={brand.logoSize}
          onChange={(logoSize) => set({ brand: { ...brand, logoSize } })}
          choices={sizes.map((size) => ({ ...size, label: words[size.value] }))}
        />
      )}
      {src && (
        <Switch
          label={words.logoBackground}
          description={words.usesYourTextColourFor}
          checked={brand.logoPlate}
          onChange={({ currentTarget }) => set({ brand: { ...brand, logoPlate: currentTarget.checked } })}
        />
      )}
    </>
  );
}

function IconField({ value: { name, brand }, set }: Omit<Props, 'errors'>) {
  const words = useMessages(brandingAdmin);
  const pick = usePickMedia();
  const { logo, icon } = brand;
  const choose = async () => {
    const [file] = await pick({ kind: 'image', title: words.chooseSiteIcon });
    if (file) set({ brand: { ...brand, icon: toPicture(file) } });
  };
  return (
    <Mark
      title={words.siteIcon}
      says={words.shownInTheBrowserTab}
      has={icon !== null}
      onChoose={() => void choose()}
      onRemove={() => set({ brand: { ...brand, icon: null } })}
      further={
        logo &&
        logo.src !== icon?.src && (
          <Button size="xs" variant="default" onClick={() => set({ brand: { ...brand, icon: logo } })}>
            {words.useLogo}
          </Button>
        )
      }
    >
      {icon && <IconPreview icon={icon} name={name} />}
    </Mark>
  );
}

/** The site's name, logo and icon. */
export function NameAndMarks({ value, errors, set }: Props) {
  const words = useMessages(brandingAdmin);
  return (
    <Stack>
      <TextInput
        label={words.siteName}
        description={words.shownInTheHeaderThe}
        maxLength={100}
        value={value.name}
        error={errors['branding.name'] ?? (value.name.trim() === '' && words.enterASiteName)}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <LogoField value={value} errors={errors} set={set} />
      <IconField value={value} set={set} />
    </Stack>
  );
}
