import type { Analysis } from '@ledgerleaf/contract/analysis'
import type { Coverage, RetiredElsewhere } from '@ledgerleaf/contract/buyer-desk'
import { coverYear } from '@ledgerleaf/contract/cover-year'
import type { Metric } from '@ledgerleaf/contract/metrics'
import type { ChosenFootprints } from '@ledgerleaf/contract/programme'
import { programmeWordOf } from '@ledgerleaf/contract/programme-word'
import { periodOfYear } from '@ledgerleaf/contract/reporting-year'
import type { findRetiredOfYears } from '../../use/retirements/index.ts'

/** What was retired in each year that is spoken of, and altogether. */
export type RetiredOfYears = Awaited<ReturnType<typeof findRetiredOfYears>>

type PartedYear = { year: number; tonnes: number; parts: readonly { metric: Metric; tonnes: number }[] }

/** Whose footprint it is: a report's, or what the programme adds up from several, which has no number. */
export type CoverageSource = Pick<Analysis, 'companyName' | 'fileName' | 'perimeter' | 'targets'> & {
  id: string | null
  footprints: readonly PartedYear[]
  footprint: PartedYear | null
}

/** The years of the programme, where no report alone gives the one that is spoken of. */
export const programmeSource = ({ years }: ChosenFootprints, year: number): CoverageSource & { id: null } => {
  const footprints = years.flatMap(({ tonnes, ...one }) => (tonnes === null ? [] : [{ ...one, tonnes }]))
  return {
    id: null,
    companyName: '',
    fileName: 'Your programme',
    perimeter: null,
    targets: [],
    footprints,
    footprint: footprints.find((one) => one.year === year) ?? null,
  }
}

/** What of it lies outside a year: for that year it counts nothing. */
const outside = (times: readonly RetiredElsewhere[], year: number): RetiredElsewhere[] => {
  const { periodStartsOn, periodEndsOn } = periodOfYear(year)
  return times.filter(({ startsOn, endsOn }) => startsOn < periodStartsOn || endsOn > periodEndsOn)
}

/** What became of one year's footprint; null where there is none for it. */
export const coverFootprint = (
  retired: RetiredOfYears,
  source: CoverageSource,
  asked: number | null,
  chosen: ChosenFootprints,
  times: readonly RetiredElsewhere[],
): Coverage | null => {
  const { footprints, footprint: headline, id: analysisId } = source
  const footprint = asked === null ? headline : footprints.find(({ year }) => year === asked)
  if (!footprint) return null
  const { year } = footprint
  const facts = retired.of(year)
  const { footprintTonnes, openTonnes: unretired } = coverYear(footprint.tonnes, facts)
  const { heldTonnes, laterTonnes } = facts
  const heldForItTonnes = Math.min(unretired, heldTonnes - laterTonnes)
  return {
    analysisId,
    companyName: source.companyName,
    fileName: source.fileName,
    perimeter: source.perimeter,
    year,
    parts: footprint.parts.map(({ metric, tonnes }) => ({ metric, tonnes })),
    footprintTonnes,
    retiredTonnes: facts.retiredTonnes,
    pendingTonnes: facts.pendingTonnes,
    heldForItTonnes,
    openTonnes: unretired - heldForItTonnes,
    heldTonnes,
    laterTonnes,
    retiredElsewhereTonnes: retired.ever.retiredTonnes - facts.retiredTonnes,
    pendingElsewhereTonnes: retired.ever.pendingTonnes - facts.pendingTonnes,
    elsewhere: outside(times, year),
    years: footprints
      .map(({ year: one, tonnes, parts }) => ({
        year: one,
        tonnes,
        parts: parts.map((part) => ({ metric: part.metric, tonnes: part.tonnes })),
        retiredTonnes: retired.of(one).retiredTonnes,
      }))
      .sort((a, b) => a.year - b.year),
    targets: source.targets,
    programme: analysisId === null ? null : programmeWordOf(chosen, analysisId, footprint),
  }
}
