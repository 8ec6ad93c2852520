import type { Gap, Metric } from '../types.ts'
import type { Settled } from './settled.ts'
import type { Weighed } from './weighed.ts'

const scopes = ['scope1', 'scope2', 'scope3_total'] as const
const worthAsking = 0.05
const gapsMax = 24

const placeOf = ({ candidate: { page } }: Weighed) => ({ page: page.number, sheet: page.sheet })

/** Pages that seem to hold a figure which could not be settled: it is missing for a year others have, or two readings of it are nearly as likely. */
export const findGaps = (settled: Settled[], weighed: Weighed[]): Gap[] => {
  const years = [
    ...new Set([...settled, ...weighed.map(({ candidate }) => candidate)].map(({ year }) => year)),
  ]
    .sort((a, b) => b - a)
    .slice(0, 6)
  const missing = years.flatMap((year) =>
    scopes.flatMap((scope): Gap[] => {
      if (settled.some((one) => one.year === year && one.metric.startsWith(scope))) return []
      const likeliest = weighed
        .filter(
          ({ candidate, chance }) =>
            candidate.year === year && candidate.metric.startsWith(scope) && chance >= worthAsking,
        )
        .sort((a, b) => b.odds - a.odds)[0]
      return likeliest
        ? [{ kind: 'missing', metric: likeliest.candidate.metric as Metric, year, ...placeOf(likeliest) }]
        : []
    }),
  )
  const conflicts = settled.flatMap((one): Gap[] => {
    const rival = one.others[0]
    if (!one.contradicted && !(rival && rival.chance > 0.4 * one.chance)) return []
    return [
      {
        kind: 'conflict',
        metric: one.metric,
        year: one.year,
        page: one.best.page.number,
        sheet: one.best.page.sheet,
      },
    ]
  })
  return [...missing, ...conflicts].slice(0, gapsMax)
}
