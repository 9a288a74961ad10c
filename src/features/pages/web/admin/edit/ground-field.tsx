import { surfaceVariables } from '../../../../../lib/theme/colour.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import css from './edit.module.css';
import { settingOf } from './styling-labels.ts';

interface Props {
  value: string;
  onChange: (value: string | null) => void;
}

/** Backgrounds in the site's own colours. */
export function GroundField({ value, onChange }: Props) {
  const website = useWebsite().data;
  const all = website && surfaceVariables(website.colours);
  const paint = (ground: string) => {
    const [surface = '', fade] = ground.split('-');
    const vars = all?.[surface as keyof typeof all];
    if (!vars) return undefined;
    return {
      background: fade
        ? `linear-gradient(160deg, ${vars['--surface']}, ${vars['--fade']})`
        : vars['--surface'],
    };
  };
  const { label, none, values } = settingOf('ground');
  return (
    <div className={css.swatches} role="radiogroup" aria-label={label}>
      {[['', none] as const, ...Object.entries(values)].map(([ground, words]) => (
        <label key={ground} className={css.swatch} title={words} data-none={ground === '' || undefined}>
          <input
            type="radio"
            name="ground"
            aria-label={words}
            checked={value === ground}
            onChange={() => onChange(ground || null)}
          />
          <span aria-hidden style={ground ? paint(ground) : undefined} />
        </label>
      ))}
    </div>
  );
}
