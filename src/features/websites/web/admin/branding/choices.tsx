import { Radio, Text } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import css from './branding.module.css';

export interface Choice<V extends string> {
  value: V;
  label: string;
  says?: string;
  /** A small drawing of it. */
  sample?: ReactNode;
  style?: CSSProperties;
}

interface Props<V extends string> {
  label: string;
  description?: string;
  value: V | null;
  choices: readonly Choice<V>[];
  onChange: (value: V) => void;
  /** Narrow cards, several in a row. */
  narrow?: boolean;
}

/** A choice with samples: radio buttons that look like cards. */
export function Choices<V extends string>({
  label,
  description,
  value,
  choices,
  onChange,
  narrow,
}: Props<V>) {
  return (
    <Radio.Group label={label} description={description} value={value} onChange={onChange}>
      <div className={css.choices} data-narrow={narrow}>
        {choices.map((choice) => (
          <Radio.Card key={choice.value} value={choice.value} className={css.choice ?? ''} p="sm">
            {choice.sample}
            <Text component="span" size="sm" fw={550} display="block">
              {choice.label}
            </Text>
            {choice.says && (
              <Text component="span" size="xs" c="dimmed" display="block">
                {choice.says}
              </Text>
            )}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
