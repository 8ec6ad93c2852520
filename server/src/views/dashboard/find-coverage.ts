import type { Analysis } from '@ledgerleaf/contract/analysis'
import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { coverYear } from '@ledgerleaf/contract/cover-year'
import type { ChosenFootprints } from '@ledgerleaf/contract/programme'
import { programmeWordOf } from '@ledgerleaf/contract/programme-word'
import { periodOfYear } from '@ledgerleaf/contract/reporting-year'
import type { Reader } from '../../platform/db.ts'
import { findRetiredTonnes } from '../../use/retirements/index.ts'

/** Of whatever period: nobody took stock of emissions before, and no period may end later than next year. */
const ever = { periodStartsOn: '1900-01-01', periodEndsOn: '9999-12-31' }

/** What became of one year's footprint; null where the analysis has none for it. */
export const findCoverage = async (
  db: Reader,
  personId: string,
  analysis: Analysis,
  asked: number | null,
  chosen: ChosenFootprints,
): Promise<Coverage | null> => {
  const { footprints, footprint: headline } = analysis
  const footprint = asked === null ? headline : footprints.find(({ year }) => year === asked)
  if (!footprint) return null
  const { year } = footprint
  const all = await findRetiredTonnes(db, personId, ever)
  const { facts } = await findRetiredTonnes(db, personId, periodOfYear(year))
  const retiredFor = (of: number): number =>
    all.parts
      .filter(({ periodStartsOn, periodEndsOn }) => {
        const { periodStartsOn: first, periodEndsOn: last } = periodOfYear(of)
        return periodStartsOn >= first && periodEndsOn <= last
      })
      .reduce((sum, { tonnes }) => sum + tonnes, 0)
  const { footprintTonnes, openTonnes: unretired } = coverYear(footprint.tonnes, facts)
  const heldForItTonnes = Math.min(unretired, all.facts.heldTonnes)
  return {
    analysisId: analysis.id,
    companyName: analysis.companyName,
    fileName: analysis.fileName,
    perimeter: analysis.perimeter,
    year,
    parts: footprint.parts.map(({ metric, tonnes }) => ({ metric, tonnes })),
    footprintTonnes,
    retiredTonnes: facts.retiredTonnes,
    pendingTonnes: facts.pendingTonnes,
    heldForItTonnes,
    openTonnes: unretired - heldForItTonnes,
    heldTonnes: all.facts.heldTonnes,
    retiredElsewhereTonnes: all.facts.retiredTonnes - facts.retiredTonnes,
    pendingElsewhereTonnes: all.facts.pendingTonnes - facts.pendingTonnes,
    years: footprints
      .map(({ year: one, tonnes, parts }) => ({
        year: one,
        tonnes,
        parts: parts.map((part) => ({ metric: part.metric, tonnes: part.tonnes })),
        retiredTonnes: retiredFor(one),
      }))
      .sort((a, b) => a.year - b.year),
    targets: analysis.targets,
    programme: programmeWordOf(chosen, analysis.id, footprint),
  }
}
