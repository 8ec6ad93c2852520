import { inThousands } from '@ledgerleaf/contract/in-thousands'
import {
  countedCredits,
  creditsStanding,
  OffsetStanding,
  standingsOf,
} from '@ledgerleaf/contract/offset-standing'
import type { ReportRow } from '@ledgerleaf/contract/reports'
import type { Retirement } from '@ledgerleaf/contract/retirements'
import { creditsOf } from './section.ts'

type StandingRow = {
  title: string
  count: number
  from: readonly Retirement[]
  tone: ReportRow['tone']
}

export const standing = (retirements: readonly Retirement[], wanted: OffsetStanding): Retirement[] =>
  retirements.filter((one) => standingsOf(one).some((part) => part.standing === wanted))

const titles: Record<Exclude<OffsetStanding, 'counted'>, string> = {
  pending: 'Not counted yet: pending at the registry',
  failed: 'Not counted: could not be retired at the registry',
  contradicted: 'Not counted: against the registry’s records',
  not_backed: 'Not counted: not backed by a registry’s record',
  repaid: 'Not counted: the order was refunded',
}

const short: Record<OffsetStanding, string> = {
  counted: 'counted',
  pending: 'pending',
  failed: 'failed at the registry',
  contradicted: 'against the registry’s records',
  not_backed: 'not backed',
  repaid: 'refunded',
}

/** Whoever reads one line alone is not to take what is pending for an offset. */
const titleOfAll = (retirements: readonly Retirement[]): string => {
  const parts = OffsetStanding.options
    .map((wanted) => [wanted, creditsStanding(retirements, wanted)] as const)
    .filter(([wanted, count]) => count > 0 || wanted === 'counted')
  if (parts.length === 1) return 'Total retired'
  return `Total retired here: ${parts.map(([wanted, count]) => `${inThousands(count)} ${short[wanted]}`).join(', ')}`
}

/** What was retired, what of it counts as an offset, and what does not and why: the parts add up to the first. */
export const standingRows = (retirements: readonly Retirement[]): StandingRow[] => {
  const others = OffsetStanding.options.flatMap((wanted): StandingRow[] => {
    if (wanted === 'counted') return []
    const count = creditsStanding(retirements, wanted)
    if (count === 0) return []
    return [{ title: titles[wanted], count, from: standing(retirements, wanted), tone: 'attention' }]
  })
  return [
    { title: titleOfAll(retirements), count: creditsOf(retirements), from: retirements, tone: 'total' },
    {
      title: 'Of these counted as offsets',
      count: countedCredits(retirements),
      from: standing(retirements, 'counted'),
      tone: 'total',
    },
    ...others,
  ]
}
