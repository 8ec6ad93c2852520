import { type ProgressStep, progressEvents } from '@ledgerleaf/contract/events'
import { useRef } from 'react'
import type { AskPhase } from './use-ask.ts'

export type LiveStep = { step: ProgressStep; analysisId: string | null }

const rank = (step: ProgressStep): number => (step === 'idle' ? -1 : progressEvents.indexOf(step))

/**
 * The step to show for a report: the later of what the socket told and what the server answered. While the report is
 * still on its way its number is not known; whatever new analysis is heard of then is this one.
 */
export const shownStep = (phase: AskPhase, live: LiveStep, before: string | null): ProgressStep => {
  if (phase.name === 'analysed') return 'completed'
  if (phase.name === 'uploading') return live.analysisId === before ? 'idle' : live.step
  // What ended is not under way, whatever step was heard of it last.
  if (phase.name === 'failed') return 'idle'
  if (phase.name !== 'analysing') return live.step === 'completed' ? 'idle' : live.step
  const heard = live.analysisId === phase.analysisId ? live.step : 'idle'
  return rank(heard) > rank(phase.step) ? heard : phase.step
}

export const useShownStep = (phase: AskPhase, live: LiveStep): ProgressStep => {
  const before = useRef<string | null>(null)
  if (phase.name !== 'uploading' && phase.name !== 'analysing') before.current = live.analysisId
  return shownStep(phase, live, before.current)
}
