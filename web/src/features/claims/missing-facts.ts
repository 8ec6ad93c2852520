import type { CheckedClaim, ClaimKind } from '@ledgerleaf/contract/claims'
import { wayToRetire } from '@ledgerleaf/contract/retire-address'
import { writeWhole } from '../../ui/format.ts'

export type MissingFact = { says: string; mend: string; to: string }

/** Claims that credits have to stand behind. */
const byCredits: ReadonlySet<ClaimKind> = new Set(['neutral', 'zero', 'positive', 'net_zero', 'compensated'])
const byRetiring: ReadonlySet<ClaimKind> = new Set([...byCredits, 'retired', 'removal', 'contribution'])

/** Our own sources speak of facts that can be changed; whatever else forbids words forbids them whoever retires what. */
export const isWordingForbidden = ({ findings }: Pick<CheckedClaim, 'findings'>): boolean =>
  findings.some(({ verdict, source }) => verdict === 'not_allowed' && source.country !== 'Ledgerleaf')

/** Which facts would have to change before the ledger bore the words out, each with the page where it can be done. */
export const missingFacts = ({ verdict, claims, facts, footprint }: CheckedClaim): MissingFact[] => {
  if (verdict === 'allowed' || !claims.some(({ kind, isNegated }) => byRetiring.has(kind) && !isNegated))
    return []
  const isAboutFootprint = claims.some(({ kind }) => byCredits.has(kind))
  const { retiredTonnes, pendingTonnes, contradictedTonnes, heldTonnes, laterTonnes } = facts
  const open = footprint ? Math.max(0, Math.ceil(footprint.tonnes) - retiredTonnes - pendingTonnes) : 0
  const year = footprint?.from?.year ?? null
  const toRetire = Math.min(heldTonnes - laterTonnes, open)
  return [
    isAboutFootprint &&
      footprint === null && {
        says: 'No footprint is known that the words could be held against.',
        mend: 'Upload a report',
        to: '/#ask',
      },
    pendingTonnes > 0 && {
      says: `${writeWhole(pendingTonnes)} t are retired here and count once the registry has confirmed them.`,
      mend: 'See how far they are',
      to: '/holdings#retired',
    },
    contradictedTonnes > 0 && {
      says: `${writeWhole(contradictedTonnes)} t are spoken against by the registry’s records.`,
      mend: 'See which',
      to: '/holdings#retired',
    },
    isAboutFootprint &&
      toRetire > 0 && {
        says: `${writeWhole(toRetire)} t you hold are not retired yet, and have offset nothing.`,
        mend: `Retire ${writeWhole(toRetire)} t`,
        to: year === null ? '/retire/all' : wayToRetire({ year, tonnes: toRetire }),
      },
    isAboutFootprint &&
      open > toRetire && {
        says: `For ${writeWhole(open - toRetire)} t of the footprint there are no credits.`,
        mend: 'Find credits for it',
        to: `/recommendations?tonnes=${open - toRetire}`,
      },
    !isAboutFootprint &&
      retiredTonnes + pendingTonnes === 0 && {
        says: 'Nothing is retired for this period.',
        mend: heldTonnes > 0 ? 'Retire what you hold' : 'Find credits',
        to: heldTonnes > 0 ? '/holdings' : '/recommendations',
      },
  ].filter((fact): fact is MissingFact => fact !== false)
}
