import { type CheckedClaim, type ClaimMarket, claimMarkets } from '@ledgerleaf/contract/claims'
import type { NewClimateClaim } from '@ledgerleaf/contract/climate-pages'
import { eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { judgeDraft } from '../claims/index.ts'
import { climateClaims } from './climate-pages.tables.ts'

const everywhere: ClaimMarket[] = [...claimMarkets]

/** The words as the checker answers now, in every place it knows: a page is read everywhere. */
export const judge = (db: Reader, organisationId: string, draft: NewClimateClaim, now: Date) =>
  judgeDraft(db, organisationId, { ...draft, markets: everywhere }, now)

/** The analysis is gone, or has no footprint of that year any more: nothing else of what was kept can be wrong later. */
const isGone = (error: unknown): error is DomainError =>
  error instanceof DomainError && ['not_found', 'invalid_input'].includes(error.code)

const whatIsMissing = 'What these words were held against is gone.'

/** Of a year that is not decided, or decided for another figure, the programme says why nothing rests on it; else it is gone. */
const tellMissing = (error: DomainError): string =>
  error.code === 'invalid_input' && error.field === 'analysisId' ? error.message : whatIsMissing

/** Either what the checker answers, or why it cannot. */
type Judged = { id: string; draft: NewClimateClaim; checked: CheckedClaim | null; missing: string }

/** All words of an organisation, the oldest first. What they were held against may be gone by now: then there is no answer. */
export const judgeAll = async (db: Reader, organisationId: string, now: Date): Promise<Judged[]> => {
  const kept = await db
    .select({ id: climateClaims.id, draft: climateClaims.draft })
    .from(climateClaims)
    .where(eq(climateClaims.organisationId, organisationId))
    .orderBy(climateClaims.addedAt, climateClaims.id)
  const judged: Judged[] = []
  for (const { id, draft } of kept) {
    try {
      judged.push({ id, draft, checked: await judge(db, organisationId, draft, now), missing: '' })
    } catch (error) {
      if (!isGone(error)) throw error
      judged.push({ id, draft, checked: null, missing: tellMissing(error) })
    }
  }
  return judged
}
