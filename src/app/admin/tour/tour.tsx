import { Anchor, Button, Card, CloseButton, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { announce } from '../../../lib/admin-ui/announce.tsx';
import { may } from '../../../lib/admin-ui/rights.ts';
import { preferencesQuery, useSavePreferences } from '../shell/preferences.tsx';
import { maySee } from '../shell/screen-rights.ts';
import { steps } from './steps.ts';
import { startTour, tourTo, useTour } from './tour-state.ts';
import css from './tour.module.css';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';

const shownSteps = () => steps.filter(({ to }) => to === undefined || maySee(to.path));

/** Outlines the element that the current step explains. */
function useOutline(target: string | undefined): void {
  useEffect(() => {
    const found = target === undefined ? null : document.querySelector(target);
    found?.setAttribute('data-tour-here', '');
    return () => found?.removeAttribute('data-tour-here');
  }, [target]);
}

/** The tour: a few steps beside the screen, which stays usable. It starts once, and can be skipped at any step. */
export function Tour() {
  const words = useMessages(shellAdmin);
  const { step, takesFocus } = useTour();
  const save = useSavePreferences();
  const all = shownSteps();
  const now = step === null ? undefined : all[step];
  const head = useRef<HTMLHeadingElement>(null);
  useOutline(now?.target);
  useEffect(() => {
    if (now && takesFocus) head.current?.focus({ preventScroll: true });
    else if (now) announce(words.tourStep({ title: words[now.title], text: words[now.text] }));
  }, [now, takesFocus, words]);
  if (step === null || !now) return null;
  const end = () => {
    tourTo(null);
    save({ tour: 'done' });
  };
  const go = (to: number) => (to < all.length ? tourTo(to) : end());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end();
  };
  return (
    <Card
      withBorder
      shadow="lg"
      padding="md"
      className={css.tour ?? ''}
      component="section"
      aria-labelledby="tour-title"
      onKeyDown={onKeyDown}
    >
      <Group justify="space-between" wrap="nowrap">
        <Text size="xs" c="dimmed">
          {words.stepOf({ step: step + 1, count: all.length })}
        </Text>
        <CloseButton aria-label={words.closeTour} onClick={end} />
      </Group>
      <Title order={2} size="h5" id="tour-title" ref={head} tabIndex={-1} style={{ outline: 'none' }}>
        {words[now.title]}
      </Title>
      <Text size="sm" my="xs">
        {words[now.text]}
      </Text>
      {now.to && (
        <Anchor component={Link} to={now.to.path} size="sm" underline="always">
          {words[now.to.label]}
        </Anchor>
      )}
      <Group justify="space-between" mt="md">
        <Button variant="subtle" size="xs" onClick={end}>
          {words.skipTour}
        </Button>
        <Group gap="xs">
          {step > 0 && (
            <Button variant="default" size="xs" onClick={() => go(step - 1)}>
              {words.back}
            </Button>
          )}
          <Button size="xs" onClick={() => go(step + 1)}>
            {step + 1 < all.length ? words.next : words.done}
          </Button>
        </Group>
      </Group>
    </Card>
  );
}

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** The offer on the dashboard. The tour starts on an owner's first visit, and is offered until it was taken or skipped. */
export function TourOffer() {
  const words = useMessages(shellAdmin);
  const { data } = useQuery(preferencesQuery);
  const save = useSavePreferences();
  const isOn = useTour(({ step }) => step !== null);
  const isFirst = data !== undefined && data.tour === undefined && may('settings', 'write');
  const start = useEffectEvent(() => {
    if (isOn || isDialogOpen()) return;
    tourTo(0, false);
    save({ tour: 'started' });
  });
  useEffect(() => {
    if (isFirst) start();
  }, [isFirst]);
  if (!data || data.tour === 'done' || isOn) return null;
  return (
    <Card withBorder padding="sm" mb="lg">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{words.newHereSeeTheMost}</Text>
        <Group gap="xs">
          <Button size="xs" onClick={startTour}>
            {words.startTour}
          </Button>
          <Button size="xs" variant="default" onClick={() => save({ tour: 'done' })}>
            {words.skip}
          </Button>
        </Group>
      </Group>
    </Card>
  );
}
