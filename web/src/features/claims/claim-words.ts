import type { ClaimAnswer, ClaimKind, ClaimMarket, UnderstoodClaim } from '@ledgerleaf/contract/claims'

export const answerWords = {
  allowed: {
    tone: 'leaf',
    word: 'Allowed',
    says: 'Every word was understood, and the ledger bears them out.',
    mark: 'border-leaf bg-leaf/10',
    rule: 'border-leaf',
  },
  condition: {
    tone: 'attention',
    word: 'On conditions',
    says: 'These words hold only with what is said below.',
    mark: 'border-ochre bg-ochre/15',
    rule: 'border-ochre',
  },
  not_allowed: {
    tone: 'error',
    word: 'Not allowed',
    says: 'Do not publish these words as they stand.',
    mark: 'border-error bg-error/10',
    rule: 'border-error',
  },
  not_understood: {
    tone: 'neutral',
    word: 'We do not understand these words',
    says: 'No rule has recognised all of them as a claim of a known kind. That is no permission: write plainly what you want to say.',
    mark: 'border-edge border-dotted bg-sunken',
    rule: 'border-edge',
  },
} as const satisfies Record<
  ClaimAnswer,
  { tone: string; word: string; says: string; mark: string; rule: string }
>

export const kindWords: Readonly<Record<ClaimKind, string>> = {
  neutral: 'Neutral',
  zero: 'No emissions or impact',
  positive: 'More good than harm',
  net_zero: 'Net zero reached',
  net_zero_target: 'Net zero target',
  compensated: 'Offset',
  reduced: 'Reduced',
  renewable: 'Renewable energy',
  removal: 'Carbon removal',
  retired: 'Credits retired',
  contribution: 'Contribution',
  generic: 'General praise',
  label: 'Label or tier',
}

export const marketWords: Readonly<Record<ClaimMarket, string>> = {
  eu: 'European Union',
  germany: 'Germany',
  france: 'France',
  italy: 'Italy',
  spain: 'Spain',
  netherlands: 'Netherlands',
  united_kingdom: 'United Kingdom',
  united_states: 'United States',
  california: 'California',
  other: 'Elsewhere',
}

const subjects = {
  company: 'of the company',
  product: 'of a product',
  unknown: 'of nobody in particular',
} as const
const times = { past: 'of the past', now: 'of today', future: 'of the future' } as const

/** How a claim was understood, in a line. */
export const tellClaim = ({ about, time, isNegated, scopes, tonnes }: UnderstoodClaim): string =>
  [
    isNegated ? 'denied' : '',
    subjects[about],
    times[time],
    scopes.length > 0 ? `scope ${scopes.join(', ')}` : '',
    tonnes === null ? '' : `${tonnes.toLocaleString('en-US')} t`,
  ]
    .filter(Boolean)
    .join(' · ')
