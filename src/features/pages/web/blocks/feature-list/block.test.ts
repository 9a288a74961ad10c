import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { iconPaths } from '../shared/pictures/icons.ts';
import { featureListBlock } from './block.ts';
import { FeatureListView } from './view.tsx';

describe('feature list', () => checkBlock(featureListBlock, FeatureListView));

const { items } = featureListBlock.fields;
const icon = items?.kind === 'list' ? items.fields['icon'] : undefined;

test.each(icon?.kind === 'choice' ? icon.options.map(({ value }) => value) : [])('%s is drawn', (name) => {
  expect(iconPaths).toHaveProperty(name);
  const html = markup(featureListBlock, FeatureListView, { items: [{ icon: name, title: 'x' }] });
  expect(html).toMatch(/<svg [^>]*aria-hidden="true"><path d="[Mm]/);
});
