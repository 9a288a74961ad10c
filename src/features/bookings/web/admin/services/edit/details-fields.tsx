import { Button, ColorSwatch, Group, Input, TextInput } from '@mantine/core';
import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { toPicture, usePickMedia } from '../../../../../../lib/admin-ui/media-picker.ts';
import { DetailsFields as Details } from '../../../../../../lib/admin-ui/editing/details-fields.tsx';
import { variantOf } from '../../../../../../lib/content/pictures.ts';
import { serviceColours } from '../service-draft.ts';
import css from '../services.module.css';
import { errorWithin, FieldError, type FieldsProps, Section } from './section.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../../messages/admin-services/area.ts';

/** The description for visitors, and where it takes place. */
export const DetailsFields = (props: FieldsProps) => {
  const words = useMessages(servicesAdmin);
  return (
    <Details noun="service" most={120} where={words.usedInLinksToThis} {...props}>
      <TextInput
        label={words.location}
        description={words.guestsSeeItBeforeThey}
        placeholder={words.exampleLocation}
        value={props.now.location}
        maxLength={200}
        error={props.errors['location']}
        onChange={({ currentTarget }) => props.change({ location: currentTarget.value })}
      />
    </Details>
  );
};

/** Its image, and its colour in the calendar. */
export function AppearanceFields({ now: { image, colour }, change, errors }: FieldsProps) {
  const words = useMessages(servicesAdmin);
  const pick = usePickMedia();
  const choose = async () => {
    const [chosen] = await pick({ kind: 'image', title: words.chooseAnImageForThe });
    if (chosen) change({ image: toPicture(chosen) });
  };
  return (
    <Section title={words.imageAndColour}>
      {image && (
        <>
          <img
            className={css.picture}
            src={variantOf(image.src, 'w640.webp') ?? image.src}
            alt={image.alt || words.serviceImage}
          />
          <TextInput
            label={words.altText}
            placeholder={words.describeTheImageForPeople}
            value={image.alt}
            maxLength={300}
            error={errors['image.alt']}
            onChange={({ currentTarget }) => change({ image: { ...image, alt: currentTarget.value } })}
          />
        </>
      )}
      <FieldError>{errorWithin(errors, 'image')}</FieldError>
      <Group gap="xs">
        <Button variant="default" leftSection={<IconPhotoPlus size={16} />} onClick={() => void choose()}>
          {image ? words.changeImage : words.chooseImage}
        </Button>
        {image && (
          <Button variant="subtle" leftSection={<IconX size={16} />} onClick={() => change({ image: null })}>
            {words.removeImage}
          </Button>
        )}
      </Group>
      <ColourField value={colour} error={errors['colour']} onChange={(next) => change({ colour: next })} />
    </Section>
  );
}

interface ColourProps {
  value: string;
  error: string | undefined;
  onChange: (colour: string) => void;
}

/** Colours by name. One that was set over the API stays on offer while it is chosen. */
function ColourField({ value, error, onChange }: ColourProps) {
  const words = useMessages(servicesAdmin);
  const known = Object.entries(serviceColours).map(([colour, name]): [string, string] => [
    colour,
    words[name],
  ]);
  const choices = known.some(([colour]) => colour === value) ? known : [...known, [value, words.custom]];
  return (
    <Input.Wrapper labelElement="div" label={words.colourInYourCalendar} error={error}>
      <div className={css.colours} role="radiogroup" aria-label={words.colourInYourCalendar}>
        {choices.map(([colour = '', name]) => (
          <label key={colour} className={css.colour} title={name}>
            <input
              type="radio"
              name="colour"
              aria-label={name}
              checked={colour === value}
              onChange={() => onChange(colour)}
            />
            <ColorSwatch color={colour} size={28} withShadow={false} aria-hidden />
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
