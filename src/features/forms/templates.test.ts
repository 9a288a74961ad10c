import { expect, test } from 'vitest';
import { languages } from '../../lib/messages/languages.ts';
import { newForm } from './form-shapes.ts';
import { loadTemplateWords } from './messages/templates/load.ts';
import { formTemplates } from './templates.ts';

test.each(languages)(
  'templates are valid forms in %s, and ask what they ask in English',
  async (language) => {
    const say = await loadTemplateWords[language]();
    for (const template of formTemplates) {
      const form = newForm.parse(template.make(say));
      const english = newForm.parse(template.form);
      expect(form.content.map(({ name, type, options = [] }) => [name, type, options.length])).toEqual(
        english.content.map(({ name, type, options = [] }) => [name, type, options.length]),
      );
      for (const { when } of form.content)
        if (when) expect(form.content.find(({ name }) => name === when.field)?.options).toContain(when.is);
    }
  },
);
