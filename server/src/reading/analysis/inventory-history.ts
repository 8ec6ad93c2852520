import { strict as assert } from 'node:assert'
import type { Correction } from '@ledgerleaf/contract/corrections'
import type { Finding } from '@ledgerleaf/contract/findings'
import { settleInventory } from '@ledgerleaf/contract/inventory'
import { writeStated } from '@ledgerleaf/contract/tell-change'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announce } from '../../platform/outbox.ts'
import { analyses, analysisCorrections, type reports } from './analysis.tables.ts'
import { findCorrections, findFindings, findOwned, toCorrection } from './analysis-queries.ts'
import { listenersOf, type Owner } from './owner.ts'

export type Inventory = {
  report: typeof reports.$inferSelect
  results: Finding[]
  corrections: Correction[]
}

/** What was read and everything that was changed, held still: whoever comes second sees what the first one did. */
export const openInventory = async (tx: Tx, owner: Owner, analysisId: string): Promise<Inventory> => {
  const { analysis, report } = await findOwned(tx, owner, analysisId)
  await tx.select({ id: analyses.id }).from(analyses).where(eq(analyses.id, analysis.id)).for('update')
  return {
    report,
    results: await findFindings(tx, report.id),
    corrections: (await findCorrections(tx, [analysis.id])).get(analysis.id) ?? [],
  }
}

/** Nobody finishes an inventory by more; whoever sends more is no person, and each one is gone through on every visit. */
export const changesMax = 1000

/** What is computed from lines is theirs alone: a figure given beside them would stand against every later version. */
export const refuseComputed = ({ report }: Pick<Inventory, 'report'>): void => {
  if (report.reading?.activity) throw new DomainError('figure_computed')
}

export const keepCorrection = async (
  tx: Tx,
  owner: Owner,
  analysisId: string,
  made: Correction,
): Promise<Correction> => {
  if (made.version > changesMax)
    throw new DomainError('invalid_input', {
      message: `This inventory was changed ${changesMax.toLocaleString('en-US')} times, which is as often as it can be. Upload the report again to begin anew.`,
    })
  return writeCorrection(tx, owner, analysisId, made)
}

export const writeCorrection = async (
  tx: Tx,
  owner: Owner,
  analysisId: string,
  made: Correction,
): Promise<Correction> => {
  const { of, madeAt, ...said } = made
  const [row] = await tx
    .insert(analysisCorrections)
    .values({ ...said, ofId: of, madeAt: new Date(madeAt), analysisId })
    .returning()
  assert(row, 'a change that was made is there')
  await announce(tx, listenersOf(owner), { type: 'analysis.corrected', analysisId })
  return toCorrection(row)
}

/** Who changed a figure while somebody else looked at it, and what it is now. */
export const tellOfChange = ({ results, corrections }: Inventory, { figure, madeBy, reason }: Correction) => {
  const now = settleInventory(results, corrections).find(({ id }) => id === figure)
  const what = now ? `It is ${writeStated(now)} in ${now.year} now` : 'It is no longer there'
  const why = reason === '' ? '' : ` (“${reason}”)`
  const who = madeBy === 'visitor' ? 'in another window' : `by ${madeBy}`
  return `This figure was changed ${who} while you looked at it. ${what}${why}.`
}
