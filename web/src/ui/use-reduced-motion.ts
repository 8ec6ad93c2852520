import { useSyncExternalStore } from 'react'

const wish = '(prefers-reduced-motion: reduce)'

const subscribe = (changed: () => void) => {
  const query = matchMedia(wish)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the person asked for less motion. Ahead of time nothing moves, so a page starts still. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wish).matches,
    () => true,
  )
