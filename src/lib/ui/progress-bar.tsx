import { useNavigation } from 'react-router';
import css from './progress-bar.module.css';

/** A thin line at the top while a screen loads; its times are those of spec.md section 9, in the style sheet. */
export function ProgressBar() {
  const { state } = useNavigation();
  return <div className={css.bar} data-busy={state !== 'idle'} aria-hidden="true" />;
}
