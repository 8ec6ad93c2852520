import { footprints } from '@ledgerleaf/contract/footprint'
import type { ChosenFootprints } from '@ledgerleaf/contract/programme'
import type { Reader } from '../../platform/db.ts'
import { findJoinedProgramme } from './programme-queries.ts'

/** What the programme takes as the footprint of each year, for whoever speaks of a year outside of it. */
export const findChosenFootprints = async (db: Reader, organisationId: string): Promise<ChosenFootprints> => {
  const { inventories, settled, years } = await findJoinedProgramme(db, organisationId)
  const analysisOf = ({ year, total }: (typeof years)[number]): string | null => {
    const [only, ...others] = total.sourceIds
    const inventory = inventories.find(({ analysisId }) => analysisId === only)
    if (!inventory || others.length > 0) return null
    const own = footprints(inventory.figures, inventory.perimeter).find((one) => one.year === year)
    return own?.tonnes === total.tonnes ? inventory.analysisId : null
  }
  return {
    leftOut: inventories.map(({ analysisId }) => analysisId).filter((id) => settled.leftOut.has(id)),
    years: years.map((one) => ({
      year: one.year,
      state: one.total.state,
      tonnes: one.total.tonnes,
      parts: one.total.parts,
      analysisId: analysisOf(one),
    })),
    targets: settled.targets.length,
  }
}
