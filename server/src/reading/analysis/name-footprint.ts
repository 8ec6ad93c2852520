import { isAt, settleInventory } from '@ledgerleaf/contract/inventory'
import type { FootprintOf, NamedFootprint } from '@ledgerleaf/contract/named-footprint'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findCorrections, findFindings, findOwned, headOf } from './analysis-queries.ts'
import type { Owner } from './owner.ts'

/** A footprint as a person names it: a number of their own, or a year of an analysis. */
type GivenFootprint = { tonnes: number | undefined; of: FootprintOf | undefined }

const read = async (db: Reader, owner: Owner, { analysisId, year }: FootprintOf): Promise<NamedFootprint> => {
  const { analysis, report } = await findOwned(db, owner, analysisId)
  const corrections = (await findCorrections(db, [analysis.id])).get(analysis.id)
  const figures = settleInventory(await findFindings(db, report.id), corrections)
  const { footprint, footprints, perimeter } = headOf(report, figures)
  const chosen = year === undefined ? footprint : footprints.find((one) => one.year === year)
  if (!chosen)
    throw new DomainError('invalid_input', {
      field: 'year',
      message: `The analysis of “${analysis.fileName}” has no footprint${year === undefined ? '' : ` for ${year}`}.`,
    })
  const isDoubtful = ({ metric }: (typeof chosen.parts)[number]) =>
    figures.some((figure) => isAt(figure, { metric, year: chosen.year }) && figure.doubtful)
  return {
    tonnes: chosen.tonnes,
    from: {
      analysisId: analysis.id,
      companyName: analysis.companyName,
      fileName: analysis.fileName,
      year: chosen.year,
      perimeter,
      corrected: chosen.parts.some(({ corrected }) => corrected),
      doubtful: chosen.parts.some(isDoubtful),
    },
  }
}

/**
 * The footprint that is meant, as it is at this moment: of an analysis, the same figure its page shows, with everything
 * people corrected. Null where none is named.
 */
export const nameFootprint = async (
  db: Reader,
  owner: Owner,
  { tonnes, of }: GivenFootprint,
): Promise<NamedFootprint | null> => {
  if (of && tonnes !== undefined)
    throw new DomainError('invalid_input', {
      field: 'footprint',
      message: 'Please name an analysis or give a number, not both.',
    })
  if (of) return read(db, owner, of)
  return tonnes === undefined ? null : { tonnes, from: null }
}
