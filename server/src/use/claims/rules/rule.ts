import type {
  ClaimDraft,
  ClaimFacts,
  ClaimFinding,
  ClaimMarket,
  ClaimSource,
} from '@ledgerleaf/contract/claims'
import type { NamedFootprint } from '@ledgerleaf/contract/named-footprint'
import { writeExact } from '@ledgerleaf/contract/quantities'
import type { RetiredPart } from '../../retirements/index.ts'
import type { ReadClaim } from '../reading/read-claims.ts'

/** The draft with what it is held against: the ledger, and the footprint as it is now. */
export type Claim = Omit<ClaimDraft, 'footprintTonnes' | 'footprintOf'> & {
  facts: ClaimFacts
  /** What the facts count as retired, project by project and day by day. */
  parts: readonly RetiredPart[]
  footprint: NamedFootprint | null
  today: string
}

/** What a rule says about a claim. */
export type Opinion = Omit<ClaimFinding, 'phrase'>

/** Rules see one claim of the text at a time, and all that is known. */
export type ClaimRule = (claim: ReadClaim, given: Claim) => Opinion[]

const say =
  (verdict: Opinion['verdict']) =>
  (ruleId: string, source: ClaimSource, why: string, instead: string | null = null): Opinion => ({
    ruleId,
    verdict,
    source,
    why,
    instead,
  })
export const allowed = say('allowed')
export const condition = say('condition')
export const notAllowed = say('not_allowed')
export const notUnderstood = say('not_understood')

const union: readonly ClaimMarket[] = ['eu', 'germany', 'france', 'italy', 'spain', 'netherlands']

export const reads = ({ markets }: Claim, market: ClaimMarket) => markets.includes(market)
export const readsInUnion = ({ markets }: Claim) => markets.some((market) => union.includes(market))
export const readsInStates = ({ markets }: Claim) =>
  markets.includes('united_states') || markets.includes('california')

export const tonnes = (value: number) => `${writeExact(value)} ${value === 1 ? 'tonne' : 'tonnes'}`

const are = (value: number) => (value === 1 ? 'is' : 'are')

/** Retired here and not counted, in words; empty when there is nothing of it. */
export const uncounted = ({
  pendingTonnes: pending,
  contradictedTonnes: contradicted,
  unbackedTonnes: unbacked,
  forOthersTonnes: forOthers,
  heldTonnes: held,
}: ClaimFacts): string =>
  [
    pending > 0
      ? `${tonnes(pending)} ${are(pending)} not yet retired at the registry and will count then.`
      : '',
    contradicted > 0
      ? `${tonnes(contradicted)} ${are(contradicted)} contradicted by the registry and cannot count.`
      : '',
    unbacked > 0 ? `${tonnes(unbacked)} ${are(unbacked)} backed by no record and cannot count.` : '',
    forOthers > 0
      ? `${tonnes(forOthers)} ${forOthers === 1 ? 'was' : 'were'} retired on behalf of somebody else and cannot count for you.`
      : '',
    held > 0 ? `${tonnes(held)} ${are(held)} held and will count once retired.` : '',
  ]
    .filter(Boolean)
    .map((part) => ` ${part}`)
    .join('')
