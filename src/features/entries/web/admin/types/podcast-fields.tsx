import { Autocomplete, Switch, TextInput } from '@mantine/core';
import { Section } from '../../../../../lib/admin-ui/section.tsx';
import { podcastCategories, podcastCategory } from '../../../podcast-categories.ts';
import type { TypeSettings } from '../../../entry-shapes.ts';
import { PictureField } from '../picture-field.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

type Podcast = NonNullable<TypeSettings['podcast']>;

const empty: Podcast = { author: '', email: '', category: '', explicit: false, picture: null };

/** With those within each, as directories list them. */
const categories = Object.entries(podcastCategories).map(([top, inner]) => ({
  group: top,
  items: [top, ...inner],
}));

const isUnknown = (text: string): boolean => text.trim() !== '' && podcastCategory(text) === null;

interface Props {
  podcast: Podcast | undefined;
  errors: Readonly<Record<string, string>>;
  onChange: (podcast: Podcast) => void;
}

/** What podcast directories ask about the show. */
export function PodcastFields({ podcast = empty, errors, onChange }: Props) {
  const words = useMessages(entryTypesAdmin);
  const change = (part: Partial<Podcast>) => onChange({ ...podcast, ...part });
  const error = (name: keyof Podcast) => errors[`settings.podcast.${name}`];
  return (
    <Section title={words.podcast} says={words.applePodcastsSpotifyAndOthers}>
      <TextInput
        label={words.author}
        placeholder={words.yourNameOrThatOf}
        maxLength={120}
        value={podcast.author}
        error={error('author')}
        onChange={({ currentTarget }) => change({ author: currentTarget.value })}
      />
      <TextInput
        label={words.email}
        description={words.directoriesUseItToConfirm}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={podcast.email}
        error={error('email')}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
      />
      <Autocomplete
        label={words.category}
        description={words.oneOfApplesSuchAs}
        maxLength={60}
        data={categories}
        value={podcast.category}
        error={error('category') ?? (isUnknown(podcast.category) ? words.chooseOneOfApples : undefined)}
        onChange={(category) => change({ category })}
      />
      <PictureField
        label={words.cover}
        description={words.squareAtLeast}
        value={podcast.picture}
        error={error('picture')}
        onChange={(picture) => change({ picture })}
      />
      <Switch
        label={words.explicitContent}
        checked={podcast.explicit}
        onChange={({ currentTarget }) => change({ explicit: currentTarget.checked })}
      />
    </Section>
  );
}
