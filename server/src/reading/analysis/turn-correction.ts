import type { Correction } from '@ledgerleaf/contract/corrections'
import { redoable, undoable, versionOf } from '@ledgerleaf/contract/history'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import type { Maker } from './correct-figure.ts'
import { keepCorrection, openInventory, refuseComputed } from './inventory-history.ts'

/** Undoes a change, or redoes it. That too is a change, kept with who and when; nothing is ever taken out. */
export const turnCorrection = async (
  tx: Tx,
  { owner, name }: Maker,
  analysisId: string,
  { correctionId, way }: { correctionId: string; way: 'undo' | 'redo' },
  now: Date,
): Promise<Correction> => {
  const inventory = await openInventory(tx, owner, analysisId)
  const { corrections } = inventory
  if (way === 'redo') refuseComputed(inventory)
  if (!corrections.some(({ id, of }) => id === correctionId && of === null))
    throw new DomainError('not_found')
  const possible = way === 'undo' ? undoable(corrections) : redoable(corrections)
  const change = possible.find(({ id }) => id === correctionId)
  if (!change)
    throw new DomainError('figure_changed', {
      message: `This change can no longer be ${way === 'undo' ? 'undone' : 'redone'} by itself: the figure was changed again since.`,
    })
  return keepCorrection(
    tx,
    owner,
    analysisId,
    turned(change, way, { version: versionOf(corrections) + 1, reason: '', name, now }),
  )
}

type Turning = { version: number; reason: string; name: string; now: Date }

/** The change that takes another one back, or makes it again. */
export const turned = (
  change: Correction,
  way: 'undo' | 'redo',
  { version, reason, name, now }: Turning,
): Correction => ({
  ...change,
  id: newId(),
  version,
  kind: way,
  of: change.id,
  before: way === 'undo' ? change.after : change.before,
  after: way === 'undo' ? change.before : change.after,
  given: null,
  evidence: null,
  remark: null,
  reason,
  madeBy: name,
  madeAt: now.toISOString(),
})
