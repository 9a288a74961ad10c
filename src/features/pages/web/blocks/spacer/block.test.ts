import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { spacerBlock } from './block.ts';
import { SpacerView } from './view.tsx';

describe('spacer', () => checkBlock(spacerBlock, SpacerView));

test('is not read aloud', () => expect(markup(spacerBlock, SpacerView, {})).toContain('aria-hidden="true"'));
