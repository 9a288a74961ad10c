import { z } from 'zod';
import type { Field } from '../../../../../../lib/content/block-kind.ts';
import { ownVideo } from '../embed-address.ts';
import { choice, choiceField, picture } from '../props.ts';

const overlays = { light: 'Light', medium: 'Medium', strong: 'Strong' } as const;
const kinds = { none: 'None', picture: 'Image', video: 'Video' } as const;

/** What lies behind the content of a section, whose `background` names colours too. */
export const backdropShape = {
  picture,
  video: ownVideo,
  overlay: choice(overlays, 'light'),
  parallax: z.boolean().default(false),
};
export type BackdropProps = z.output<z.ZodObject<typeof backdropShape>>;

/** An image or a video behind another block that holds content. Its colours are those of its style. */
export const ownBackdropShape = { backdrop: choice(kinds, 'none'), ...backdropShape };

export const noBackdrop = {
  backdrop: 'none',
  picture: null,
  video: '',
  overlay: 'light',
  parallax: false,
} as const;

/** @param field the field by whose value an image or a video is shown */
export const backdropFields = (field: 'background' | 'backdrop') =>
  ({
    picture: {
      kind: 'picture',
      label: 'Background image',
      help: 'Set its focal point in Files. With a video, it’s shown until the video plays.',
      shownBy: { field, is: 'picture', unless: ['video'] },
    },
    video: {
      kind: 'text',
      label: 'Background video',
      placeholder: '/files/tour.mp4',
      help: 'A short video from your files. It plays without sound, and not for visitors who prefer less motion.',
      picks: 'video',
      when: { field, is: 'video' },
    },
    overlay: {
      ...choiceField('Overlay', overlays, 'Text stays readable on any image, even with “Light”.'),
      when: { field, is: ['picture', 'video'] },
    },
    parallax: {
      kind: 'toggle',
      label: 'Parallax',
      help: 'The image scrolls slower than the page, but not for visitors who prefer less motion.',
      when: { field, is: 'picture' },
    },
  }) satisfies Record<string, Field>;

export const ownBackdropFields = {
  backdrop: choiceField('Image or video background', kinds),
  ...backdropFields('backdrop'),
} satisfies Record<string, Field>;
