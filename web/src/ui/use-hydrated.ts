import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts have taken over the page that was rendered ahead of time. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
