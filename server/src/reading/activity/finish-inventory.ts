import { templateRows, templateTitles } from '@ledgerleaf/contract/activity-template'
import { addLines, tonnesOf } from '@ledgerleaf/contract/activity-totals'
import { computeLines } from '@ledgerleaf/contract/compute-lines'
import { factorSet } from '@ledgerleaf/contract/emission-factors'
import { desc, eq } from 'drizzle-orm'
import type { Acting } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { writeCsv } from '../../platform/write-csv.ts'
import { endCorrections, keepActivity } from '../analysis/index.ts'
import { activityInventories, activityVersions } from './activity.tables.ts'
import { holdInventory } from './hold-inventory.ts'
import { tellChanges } from './tell-changes.ts'

const versionsMax = 1000

/**
 * Computes an inventory: an analysis like any other, or the next version of the one there is. What was finished before stays
 * as it was, and what is different is told. Where nothing is, what stands is answered.
 */
export const finishInventory = async (
  tx: Tx,
  { organisationId, personId, email }: Acting & { email: string },
  id: string,
  seenRevision: number,
  now: Date,
): Promise<string> => {
  const {
    lines: drafts,
    year,
    companyName,
    analysisId,
    finishedRevision,
  } = await holdInventory(tx, organisationId, id, seenRevision)
  const { lines, problems } = computeLines(drafts, year)
  const [problem] = problems
  if (problem)
    throw new DomainError('invalid_input', {
      message: `${problems.length === 1 ? 'One line is' : `${problems.length} lines are`} not complete yet. The first: ${problem.message}`,
    })
  if (lines.length === 0)
    throw new DomainError('invalid_input', { message: 'There is no line to compute yet.' })
  const [last] = await tx
    .select()
    .from(activityVersions)
    .where(eq(activityVersions.inventoryId, id))
    .orderBy(desc(activityVersions.version))
    .limit(1)
  const version = (last?.version ?? 0) + 1
  const owner = { personId: organisationId }
  const ended =
    analysisId === null
      ? []
      : await endCorrections(tx, { owner, name: email }, analysisId, `Version ${version} was finished`, now)
  const isFinished = finishedRevision === seenRevision && last?.factorSet === factorSet.sha256
  if (analysisId !== null && isFinished && ended.length === 0) return analysisId
  if (version > versionsMax)
    throw new DomainError('invalid_input', {
      message: 'This inventory was finished too often. Begin a new one.',
    })
  const totals = addLines(lines)
  const kept = await keepActivity(
    tx,
    owner,
    {
      analysisId,
      companyName,
      fileName: `Activity data ${year}.csv`,
      csv: writeCsv([templateTitles, ...templateRows(drafts)]),
      activity: { inventoryId: id, version, year, factorSet, grade: totals.grade, lines },
      totals,
    },
    now,
  )
  await tx.insert(activityVersions).values({
    ...{ inventoryId: id, version, finishedAt: now, personId, year, drafts, lines },
    ...{ tonnes: tonnesOf(totals.all), grade: totals.grade },
    changes: [
      ...(last ? tellChanges(last.lines, lines) : []),
      ...ended.map((correction) => `No longer corrected by hand: ${correction}`),
    ],
    factorSet: factorSet.sha256,
  })
  await tx
    .update(activityInventories)
    .set({ analysisId: kept, finishedRevision: seenRevision })
    .where(eq(activityInventories.id, id))
  return kept
}
