import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  oneLine: 'Utilize apenas uma linha.',
  atMostCharacters:
    '{most, plural, one {Utilize no máximo # carácter.} many {Utilize no máximo # caracteres.} other {Utilize no máximo # caracteres.}} Introduziu {count, number}.',
  atLeastCharacters:
    '{count, plural, one {Introduza pelo menos # carácter.} many {Introduza pelo menos # caracteres.} other {Introduza pelo menos # caracteres.}}',
  enterNumber: 'Introduza um número.',
  orMore: 'Introduza {least, number} ou mais.',
  orLess: 'Introduza {most, number} ou menos.',
  enterDate: 'Introduza uma data como {example}.',
  orLater: 'Escolha {day} ou uma data posterior.',
  orEarlier: 'Escolha {day} ou uma data anterior.',
  atMostChoices:
    '{count, plural, one {Escolha no máximo # opção.} many {Escolha no máximo # opções.} other {Escolha no máximo # opções.}}',
  atLeastChoices:
    '{count, plural, one {Escolha pelo menos # opção.} many {Escolha pelo menos # opções.} other {Escolha pelo menos # opções.}}',
  atMostFiles:
    '{count, plural, one {Escolha no máximo # ficheiro.} many {Escolha no máximo # ficheiros.} other {Escolha no máximo # ficheiros.}}',
  atLeastFiles:
    '{count, plural, one {Escolha pelo menos # ficheiro.} many {Escolha pelo menos # ficheiros.} other {Escolha pelo menos # ficheiros.}}',
  optionGone: 'Essa opção já não está disponível. Escolha outra.',
  oneAnswer: 'Introduza apenas uma resposta.',
  emailLike: 'Introduza apenas um endereço de email, como nome@example.com.',
  phoneLike: 'Introduza um número de telefone como 210 123 456.',
  tick: 'Selecione “{label}” para continuar.',
  chooseFileFor: 'Escolha um ficheiro para “{label}”.',
  answer: 'Responda a “{label}”',
  labelCase: 'same',
  choose: '{continues, select, other {Escolha uma opção em “{label}”.}}',
  enterEmail: 'Introduza o seu endereço de email.',
  enter: '{continues, select, other {Preencha o campo “{label}”.}}',
} satisfies Translation<typeof en>;
