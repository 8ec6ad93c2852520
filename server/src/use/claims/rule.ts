import type { ClaimDraft, ClaimFacts, ClaimFinding } from '@ledgerleaf/contract/claims'
import type { NamedFootprint } from '@ledgerleaf/contract/named-footprint'
import { writeExact } from '@ledgerleaf/contract/quantities'

/** The draft with what it is held against: the ledger, and the footprint as it is now. */
export type Claim = Omit<ClaimDraft, 'footprintTonnes' | 'footprintOf'> & {
  facts: ClaimFacts
  footprint: NamedFootprint | null
}

/** What a rule found out about a phrase; null when it has nothing to say here. */
export type Opinion = Pick<ClaimFinding, 'verdict' | 'why' | 'instead'> | null

/** Every place where `words` match is judged; the rule sees the match and the whole claim. */
export type ClaimRule = {
  id: string
  words: RegExp
  source: string
  isSourceChecked: boolean
  judge: (claim: Claim, match: RegExpMatchArray) => Opinion
}

export const tonnes = (value: number) => `${writeExact(value)} ${value === 1 ? 'tonne' : 'tonnes'}`

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
