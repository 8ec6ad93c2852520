import { writePercent } from '@ledgerleaf/contract/percent'
import { projectPercentLeast, type UnheldLimit } from '@ledgerleaf/contract/recommendations'
import { projectCreditsLeast, projectCreditsMax, projectsMin } from './keep-limits.ts'
import type { FilledWish } from './offer.ts'
import { whole } from './words.ts'

const credits = (count: number): string => `${whole(count)} ${count === 1 ? 'credit' : 'credits'}`

/**
 * The limits that no basket of so many tonnes can hold, since credits come whole, and what is held in their place. A limit
 * is never loosened without a word.
 */
export const tellUnheld = ({ tonnes, limits }: Pick<FilledWish, 'tonnes' | 'limits'>): UnheldLimit[] => {
  const { projectPercentMax, projectsMin: wanted = 1 } = limits
  const told: UnheldLimit[] = []
  const most = projectCreditsMax(limits, tonnes)
  if (projectPercentMax !== undefined && most * 100 > tonnes * projectPercentMax)
    told.push({
      limit: 'projectPercentMax',
      says: `At most ${projectPercentMax} % in one project cannot be held with ${whole(tonnes)} t: a single credit is ${writePercent(1, tonnes)} of it. No project has more than that one.`,
    })
  const fewest = projectsMin(limits, tonnes)
  if (fewest < wanted)
    told.push({
      limit: 'projectsMin',
      says: `${wanted} projects cannot be held with ${whole(tonnes)} t: each credit is of one project. Every credit here is of another one.`,
    })
  const least = projectCreditsLeast(limits, tonnes)
  if (fewest > 1 && fewest === wanted && least * 100 < tonnes * projectPercentLeast)
    told.push({
      limit: 'projectsMin',
      says: `${fewest} projects of ${projectPercentLeast} % or more do not fit into ${whole(tonnes)} t within your limits: here one counts from ${credits(least)} on, ${writePercent(least, tonnes)}.`,
    })
  return told
}
