import { useLanguage, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { useId } from 'react';
import { useHydrated } from '../../../../../lib/ui/use-hydrated.ts';
import { useMoney } from '../../../../orders/web/index.ts';
import { lengthLabel } from '../../../booking-labels.ts';
import { serviceWords } from '../../../messages/service/area.ts';
import type { Service } from '../../../service-shapes.ts';
import css from './book.module.css';
import type { ServiceChoice } from './use-service-choice.ts';

interface Props {
  services: readonly Service[];
  choice: ServiceChoice;
  onChange: () => void;
}

/** Service, duration and number of people, where there is a choice. */
export function ServiceFields({ services, choice, onChange }: Props) {
  const t = useMessages(serviceWords);
  const language = useLanguage();
  const hydrated = useHydrated();
  const money = useMoney();
  const id = useId();
  const { service, lengths, duration, people, most } = choice;
  if (services.length === 1 && lengths.length === 1 && most <= 1) return null;
  return (
    <div className={css.what}>
      {services.length > 1 && (
        <p>
          <label htmlFor={`${id}-service`}>{t.service}</label>
          <select
            id={`${id}-service`}
            value={service._id}
            disabled={!hydrated}
            onChange={({ target }) => {
              choice.chooseService(target.value);
              onChange();
            }}
          >
            {services.map(({ _id, label }) => (
              <option key={_id} value={_id}>
                {label}
              </option>
            ))}
          </select>
        </p>
      )}
      {lengths.length > 1 && (
        <p>
          <label htmlFor={`${id}-length`}>{t.duration}</label>
          <select
            id={`${id}-length`}
            value={duration}
            disabled={!hydrated}
            onChange={({ target }) => {
              choice.chooseDuration(Number(target.value));
              onChange();
            }}
          >
            {lengths.map((each) => (
              <option key={each.minutes} value={each.minutes}>
                {lengthLabel(each.minutes, language)} – {each.price === 0 ? t.free : money(each.price)}
              </option>
            ))}
          </select>
        </p>
      )}
      {most > 1 && (
        <p>
          <label htmlFor={`${id}-people`}>{t.people}</label>
          <select
            id={`${id}-people`}
            value={people}
            disabled={!hydrated}
            onChange={({ target }) => {
              choice.choosePeople(Number(target.value));
              onChange();
            }}
          >
            {Array.from({ length: most }, (_, at) => (
              <option key={at} value={at + 1}>
                {t.peopleCount({ count: at + 1 })}
              </option>
            ))}
          </select>
        </p>
      )}
    </div>
  );
}
