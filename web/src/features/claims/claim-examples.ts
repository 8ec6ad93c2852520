import type { ClaimKind } from '@ledgerleaf/contract/claims'

/** What companies write most, and what the checker knows as that kind. None is recommended: most need conditions. */
export const claimExamples: readonly { kind: ClaimKind; words: string }[] = [
  { kind: 'retired', words: 'We retired 400 carbon credits for our business travel.' },
  { kind: 'neutral', words: 'We are a carbon neutral company.' },
  { kind: 'net_zero_target', words: 'We will be net zero by 2045.' },
  { kind: 'reduced', words: 'We cut our Scope 1 emissions by 8 % since last year.' },
  { kind: 'contribution', words: 'We contribute to global climate protection by financing forest projects.' },
]
