import type { ClaimDraft, ClaimFacts, ClaimFinding } from '@ledgerleaf/contract/claims'

export type Claim = ClaimDraft & { facts: ClaimFacts }

/** What a rule found out about a phrase; null when it has nothing to say here. */
export type Opinion = Pick<ClaimFinding, 'verdict' | 'why' | 'instead'> | null

/** Every place where `words` match is judged; the rule sees the match and the whole claim. */
export type Rule = {
  id: string
  words: RegExp
  source: string
  isSourceChecked: boolean
  judge: (claim: Claim, match: RegExpMatchArray) => Opinion
}

export const tonnes = (value: number) =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${value === 1 ? 'tonne' : 'tonnes'}`

export const allowed = (why: string): Opinion => ({ verdict: 'allowed', why, instead: null })
export const condition = (why: string, instead: string | null = null): Opinion => ({
  verdict: 'condition',
  why,
  instead,
})
export const notAllowed = (why: string, instead: string | null = null): Opinion => ({
  verdict: 'not_allowed',
  why,
  instead,
})
