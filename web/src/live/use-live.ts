import { useSyncExternalStore } from 'react'
import { atRest, type LiveState, liveStore } from './live-store.ts'

/** How far the person's analysis is, and whether this page would hear of more. */
export const useLive = (): LiveState =>
  useSyncExternalStore(liveStore.subscribe, liveStore.read, () => atRest)
