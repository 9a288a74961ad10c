import { Switch, TextInput } from '@mantine/core';
import { Section } from '../../../../../lib/admin-ui/section.tsx';
import type { TypeSettings } from '../../../entry-shapes.ts';
import { PictureField } from '../picture-field.tsx';

type Podcast = NonNullable<TypeSettings['podcast']>;

const empty: Podcast = { author: '', email: '', category: '', explicit: false, picture: null };

interface Props {
  podcast: Podcast | undefined;
  errors: Readonly<Record<string, string>>;
  onChange: (podcast: Podcast) => void;
}

/** What podcast directories ask about the show. */
export function PodcastFields({ podcast = empty, errors, onChange }: Props) {
  const change = (part: Partial<Podcast>) => onChange({ ...podcast, ...part });
  const error = (name: keyof Podcast) => errors[`settings.podcast.${name}`];
  return (
    <Section title="Podcast" says="Apple Podcasts, Spotify and others read this from your podcast feed.">
      <TextInput
        label="Author"
        placeholder="Your name or that of your business"
        maxLength={120}
        value={podcast.author}
        error={error('author')}
        onChange={({ currentTarget }) => change({ author: currentTarget.value })}
      />
      <TextInput
        label="Email"
        description="Directories use it to confirm that the podcast is yours. It can be read in the feed."
        type="email"
        autoComplete="off"
        maxLength={254}
        value={podcast.email}
        error={error('email')}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
      />
      <TextInput
        label="Category"
        description="One of Apple’s, such as Arts or Society & Culture."
        maxLength={60}
        value={podcast.category}
        error={error('category')}
        onChange={({ currentTarget }) => change({ category: currentTarget.value })}
      />
      <PictureField
        label="Cover"
        description="Square, at least 1400 × 1400 pixels."
        value={podcast.picture}
        error={error('picture')}
        onChange={(picture) => change({ picture })}
      />
      <Switch
        label="Explicit content"
        checked={podcast.explicit}
        onChange={({ currentTarget }) => change({ explicit: currentTarget.checked })}
      />
    </Section>
  );
}
