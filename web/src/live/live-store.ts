import { type ProgressEvent, type ProgressStep, progressEvents } from '@ledgerleaf/contract/events'

export type LiveState = {
  step: ProgressStep
  /** The analysis the step belongs to: the one that started last. */
  analysisId: string | null
  isConnected: boolean
  error: string | null
}

export const atRest: LiveState = { step: 'idle', analysisId: null, isConnected: false, error: null }

const rank = (step: ProgressStep): number => (step === 'idle' ? -1 : progressEvents.indexOf(step))

/** One analysis is followed at a time and never goes back a step, whatever arrives late. */
export const advance = (state: LiveState, step: ProgressEvent, analysisId: string): LiveState => {
  const isSame = state.analysisId === analysisId
  const isNew = !isSame && (state.analysisId === null || step === 'parsing_started')
  if (isNew || (isSame && rank(step) > rank(state.step))) return { ...state, step, analysisId }
  return state
}

export type LiveStore = ReturnType<typeof createLiveStore>

export const createLiveStore = () => {
  let state = atRest
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    change: (next: (state: LiveState) => LiveState) => {
      const changed = next(state)
      if (changed === state) return
      state = changed
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The page's one connection. */
export const liveStore = createLiveStore()
