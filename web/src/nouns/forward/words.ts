import { type ForwardStatus, forwardWords, type MilestoneState } from '@ledgerleaf/contract/forwards'

type Tone = 'neutral' | 'leaf' | 'attention' | 'error'

/** Only what is retired wears the colour of what counts. */
const tones: Record<ForwardStatus, Tone> = {
  future: 'attention',
  partly: 'attention',
  delivered: 'neutral',
  retired: 'leaf',
  refunded: 'error',
}

export const statusWords = (status: ForwardStatus) => ({ ...forwardWords[status], tone: tones[status] })

export const milestoneWords: Record<MilestoneState, string> = {
  open: 'Expected',
  delivered: 'Delivered',
  replaced: 'Replaced',
  refunded: 'Refunded',
}

export const shortfallNames = { wait: 'Wait', replace: 'Replace', refund: 'Refund' } as const
