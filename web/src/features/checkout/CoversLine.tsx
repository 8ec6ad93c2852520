import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { hadFor, leftToCover } from '@ledgerleaf/contract/cover-year'
import { writePercent } from '@ledgerleaf/contract/percent'
import { useQuery } from '@tanstack/react-query'
import { deskQuery } from '../../nouns/dashboard/queries.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { writeWhole } from '../../ui/format.ts'

/** What so many credits are of what is left of a year; null where nobody knows how much that is, or nothing is. */
const coversOf = (coverage: Coverage | null | undefined, credits: number): string | null => {
  if (!coverage || coverage.programme !== null) return null
  const left = leftToCover(coverage.footprintTonnes, hadFor(coverage))
  if (left === 0) return null
  return credits >= left
    ? `Enough for all ${writeWhole(left)} t of your whole reported footprint not yet covered for ${coverage.year}, once retired`
    : `Covers ${writePercent(credits, left)} of the ${writeWhole(left)} t of your whole reported footprint not yet covered for ${coverage.year}, once retired`
}

/** What the purchase is for, where the buyer's footprint is known. */
export const CoversLine = ({ credits }: { credits: number }) => {
  const { person } = useSession()
  const { data } = useQuery({ ...deskQuery(), enabled: person?.roles.includes('buyer') ?? false })
  const says = coversOf(data?.coverage, credits)
  return says && <p className="border-leaf border-l-2 pl-3 text-sm">{says}</p>
}
