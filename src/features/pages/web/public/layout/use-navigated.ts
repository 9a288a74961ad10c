import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Runs after each navigation, but not when React takes over a page: what was opened before that stays open. */
export function useNavigated(react: () => void): void {
  const { key } = useLocation();
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    react();
  });
}
