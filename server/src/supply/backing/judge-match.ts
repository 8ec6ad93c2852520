import type { Backing, BackingReason } from '@ledgerleaf/contract/backing'

/** What the records of a registry hold of one block, in numbers. */
export type Match = {
  /** Credits of the block. */
  quantity: number
  /** Whether a file of the registry's issuances is here, and one of its retirements. */
  hasIssuances: boolean
  hasRetirements: boolean
  asOf: string | null
  /** The day of the file by which some of them are retired or cancelled. */
  goneAsOf: string | null
  /** Credits of the block that the registry has issued; of these, how many to another project or as another vintage. */
  issued: number
  ofOtherProject: number
  ofOtherVintage: number
  /** Retired or cancelled there, and not retired here. */
  retired: number
  cancelled: number
  /** Of the project and vintage, where issuances carry no serials: what is active there, and what is here in all. */
  issuedInAll: number
  activeInAll: number
  claimedInAll: number
  url: string | null
  /** An agreed check by operators covers all of the block. */
  isAttested: boolean
}

type Verdict = [state: Backing['state'], reason: BackingReason, credits: number]

const judgeRecords = (match: Match): Verdict => {
  const { quantity, issued, retired, cancelled } = match
  if (match.ofOtherProject > 0) return ['contradicted', 'other_project', match.ofOtherProject]
  if (match.ofOtherVintage > 0) return ['contradicted', 'other_vintage', match.ofOtherVintage]
  if (retired > 0) return ['contradicted', 'retired', retired]
  if (cancelled > 0) return ['contradicted', 'cancelled', cancelled]
  if (!match.hasIssuances) return ['missing', 'no_records', quantity]
  const byQuantity = issued === 0 && match.issuedInAll > 0
  if (!byQuantity && issued < quantity)
    return issued === 0
      ? ['missing', 'not_issued', quantity]
      : ['missing', 'partly_issued', quantity - issued]
  if (!match.hasRetirements) return ['missing', 'no_retirements', quantity]
  if (!byQuantity) return ['records', 'matched', quantity]
  return match.claimedInAll > match.activeInAll
    ? ['contradicted', 'too_few', Math.max(0, match.activeInAll)]
    : ['records', 'by_quantity', match.activeInAll]
}

/** Operators can say what no record tells; against a record they cannot. */
export const judgeMatch = (match: Match): Backing => {
  const [state, reason, credits] = judgeRecords(match)
  const { url } = match
  const asOf = reason === 'retired' || reason === 'cancelled' ? (match.goneAsOf ?? match.asOf) : match.asOf
  if (state === 'missing' && match.isAttested)
    return { state: 'attested', reason: 'attested', credits: match.quantity, asOf, url }
  return { state, reason, credits, asOf, url }
}

/** What stands behind the credits of a block that are neither retired nor cancelled there, where others of it are. */
export const judgeRest = (match: Match): Backing | null => {
  const gone = match.retired + match.cancelled
  if (gone === 0) return null
  const rest = judgeMatch({ ...match, retired: 0, cancelled: 0 })
  return rest.credits === match.quantity ? { ...rest, credits: match.quantity - gone } : rest
}
