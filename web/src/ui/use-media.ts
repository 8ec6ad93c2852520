import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; a page made ahead of time is told what to take for true. */
export const useMedia = (query: string, ahead: boolean): boolean => {
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => ahead,
  )
}
