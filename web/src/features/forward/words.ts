import type { ForwardStatus, MilestoneState } from '@ledgerleaf/contract/forwards'

type Tone = 'neutral' | 'leaf' | 'attention' | 'error'

/** Only what is retired wears the colour of what counts. */
export const statusWords: Record<ForwardStatus, { word: string; tone: Tone; says: string }> = {
  future: {
    word: 'Future',
    tone: 'attention',
    says: 'Nothing is delivered yet. These tonnes have offset nothing and cannot be claimed.',
  },
  partly: {
    word: 'Partly delivered',
    tone: 'attention',
    says: 'Part of it is delivered. Only what is delivered and then retired offsets anything.',
  },
  delivered: {
    word: 'Delivered',
    tone: 'neutral',
    says: 'Everything that was promised has come. It offsets nothing before it is retired.',
  },
  retired: { word: 'Retired', tone: 'leaf', says: 'Delivered and retired: these tonnes are used, for good.' },
  refunded: {
    word: 'Not delivered',
    tone: 'error',
    says: 'The credits did not come, and their money went back to the buyer. Nothing was offset.',
  },
}

export const milestoneWords: Record<MilestoneState, string> = {
  open: 'Expected',
  delivered: 'Delivered',
  replaced: 'Replaced',
  refunded: 'Refunded',
}

export const shortfallNames = { wait: 'Wait', replace: 'Replace', refund: 'Refund' } as const
