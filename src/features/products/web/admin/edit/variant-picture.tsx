import { ActionIcon, Menu } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { toPicture, usePickMedia } from '../../../../../lib/admin-ui/media-picker.ts';
import { type Picture, variantOf } from '../../../../../lib/content/pictures.ts';
import css from '../products.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../../messages/admin/area.ts';

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
  const words = useMessages(productsAdmin);
  const pick = usePickMedia();
  const choose = async () => {
    const [chosen] = await pick({ kind: 'image', title: words.chooseAnImageFor({ name }) });
    if (chosen) onChange(toPicture(chosen));
  };
  return (
    <Menu withinPortal position="bottom-start">
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={36}
          className={css.pictureButton}
          aria-label={words.imageFor({ name })}
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
            {each.alt || words.imageAt({ value: at + 1 })}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => void choose()}>{words.chooseFromFiles}</Menu.Item>
        {picture && <Menu.Item onClick={() => onChange(null)}>{words.noImage}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}
