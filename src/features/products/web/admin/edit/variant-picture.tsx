import { ActionIcon, Menu } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { toPicture, usePickMedia } from '../../../../../lib/admin-ui/media-picker.ts';
import { type Picture, variantOf } from '../../../../../lib/content/pictures.ts';
import css from '../products.module.css';

const small = ({ src }: Picture) => variantOf(src, 'thumbnail.webp') ?? src;

interface Props {
  name: string;
  picture: Picture | null;
  /** The product's own images, to choose from. */
  pictures: readonly Picture[];
  onChange: (picture: Picture | null) => void;
}

/** The image of a variant: one of the product's, or another. */
export function VariantPicture({ name, picture, pictures, onChange }: Props) {
  const pick = usePickMedia();
  const choose = async () => {
    const [chosen] = await pick({ kind: 'image', title: `Choose an image for ${name}` });
    if (chosen) onChange(toPicture(chosen));
  };
  return (
    <Menu withinPortal position="bottom-start">
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={36}
          className={css.pictureButton}
          aria-label={`Image for ${name}`}
        >
          {picture ? <img src={small(picture)} alt="" /> : <IconPhotoPlus size={16} />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {pictures.map((each, at) => (
          <Menu.Item
            key={each.src}
            leftSection={<img src={small(each)} alt="" width={28} height={28} />}
            onClick={() => onChange(each)}
          >
            {each.alt || `Image ${at + 1}`}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => void choose()}>Choose from Files…</Menu.Item>
        {picture && <Menu.Item onClick={() => onChange(null)}>No image</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}
