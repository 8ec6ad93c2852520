import type { Correction } from '@ledgerleaf/contract/corrections'
import { redoable, undoable, versionOf } from '@ledgerleaf/contract/history'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import type { Maker } from './correct-figure.ts'
import { keepCorrection, openInventory } from './inventory-history.ts'

/** Undoes a change, or redoes it. That too is a change, kept with who and when; nothing is ever taken out. */
export const turnCorrection = async (
  tx: Tx,
  { owner, name }: Maker,
  analysisId: string,
  { correctionId, way }: { correctionId: string; way: 'undo' | 'redo' },
  now: Date,
): Promise<Correction> => {
  const { corrections } = await openInventory(tx, owner, analysisId)
  if (!corrections.some(({ id, of }) => id === correctionId && of === null))
    throw new DomainError('not_found')
  const possible = way === 'undo' ? undoable(corrections) : redoable(corrections)
  const change = possible.find(({ id }) => id === correctionId)
  if (!change)
    throw new DomainError('figure_changed', {
      message: `This change can no longer be ${way === 'undo' ? 'undone' : 'redone'} by itself: the figure was changed again since.`,
    })
  const { before, after } = change
  return keepCorrection(tx, owner, analysisId, {
    ...change,
    id: newId(),
    version: versionOf(corrections) + 1,
    kind: way,
    of: change.id,
    before: way === 'undo' ? after : before,
    after: way === 'undo' ? before : after,
    given: null,
    evidence: null,
    remark: null,
    reason: '',
    madeBy: name,
    madeAt: now.toISOString(),
  })
}
