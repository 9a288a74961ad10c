import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Loaded } from '../../../../../lib/admin-ui/lists/loaded.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import type { ContentType, Term } from '../../../entry-shapes.ts';
import { termsQuery, typePath, typesQuery } from '../entry-calls.ts';
import { TypeFrame } from '../types/type-frame.tsx';
import { inSentence } from '../type-labels.ts';
import { TermSection } from './term-section.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entrySettingsAdmin } from '../../../messages/admin-settings/area.ts';

const listOf =
  (type: ContentType) =>
  ({ kind, _id }: Term): string =>
    typePath(type, `?${kind}=${_id}`);

function Terms({ type }: { type: ContentType }) {
  const words = useMessages(entrySettingsAdmin);
  const query = useQuery(termsQuery(type._id));
  return (
    <>
      <PageHeader
        title={words.categoriesAndTags}
        lead={[
          words.forYour({ plural: inSentence(type.plural) }),
          may('publish', 'write') && words.changesTakeEffectAsSoon,
        ]
          .filter(Boolean)
          .join(' ')}
        back={{ to: typePath(type), label: type.page.name }}
      />
      <Loaded query={query}>
        {(terms) => (
          <Stack gap="xl" maw={720}>
            <TermSection kind="category" type={type._id} terms={terms} listOf={listOf(type)} />
            <TermSection kind="tag" type={type._id} terms={terms} listOf={listOf(type)} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}

/** Categories and tags of a type. */
export function TermScreen() {
  const { type = '' } = useParams();
  return <TypeFrame id={type}>{(found) => <Terms key={found._id} type={found} />}</TypeFrame>;
}

function AuthorList({ type }: { type: string }) {
  const query = useQuery(termsQuery(type));
  return (
    <Loaded query={query}>
      {(terms) => (
        <Stack maw={720}>
          <TermSection kind="author" type={null} terms={terms} title={false} />
        </Stack>
      )}
    </Loaded>
  );
}

/** Authors, who belong to all types. */
export function AuthorScreen() {
  const words = useMessages(entrySettingsAdmin);
  const types = useQuery(typesQuery);
  return (
    <>
      <PageHeader
        title={words.authors}
        lead={words.peopleWhoseNamesAppearOn}
        back={{ to: '/admin/content', label: words.content }}
      />
      <Loaded query={types}>
        {([first]) =>
          first ? (
            <AuthorList type={first._id} />
          ) : (
            <Stack align="flex-start">
              <Text>{words.addABlogOrAnother}</Text>
              <Button component={Link} to="/admin/content">
                {words.addContent}
              </Button>
            </Stack>
          )
        }
      </Loaded>
    </>
  );
}
