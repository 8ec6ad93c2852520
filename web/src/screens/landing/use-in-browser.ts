import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while React takes over what was drawn ahead: the first drawing must be the same, whatever is known by now. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
