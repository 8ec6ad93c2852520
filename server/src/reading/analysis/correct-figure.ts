import { strict as assert } from 'node:assert'
import type { Correction, NewCorrection, Stated } from '@ledgerleaf/contract/corrections'
import { touches, versionOf } from '@ledgerleaf/contract/history'
import { type Figure, isAt, settleInventory } from '@ledgerleaf/contract/inventory'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { findDisplaced, findDoubts } from './doubt-figure.ts'
import {
  type Inventory,
  keepCorrection,
  openInventory,
  refuseComputed,
  tellOfChange,
} from './inventory-history.ts'
import type { Owner } from './owner.ts'
import { readGiven } from './read-given.ts'

/** Who changes something: by the address of their account, or `visitor`. */
export type Maker = { owner: Owner; name: string }

const stateOf = ({ metric, year, value, perimeter }: Figure): Stated => ({ metric, year, value, perimeter })

/** Refuses a change of something its maker has not seen: they are told what it is now and may decide again. */
const refuseUnseen = (inventory: Inventory, made: Correction, seenVersion: number): void => {
  // Nobody has seen a change that was not made yet: whoever says so would overwrite the next one unseen.
  if (seenVersion > versionOf(inventory.corrections))
    throw new DomainError('figure_changed', {
      message: 'This inventory is not the one you saw. Load the page again and look at the figure.',
    })
  const unseen = inventory.corrections.filter((one) => one.version > seenVersion && touches(one, made)).at(-1)
  if (unseen) throw new DomainError('figure_changed', { message: tellOfChange(inventory, unseen) })
}

const earliestYear = 1990

const refuseImpossible = (after: Stated, now: Date): void => {
  const latest = now.getUTCFullYear()
  if (after.year < earliestYear || after.year > latest)
    throw new DomainError('invalid_input', {
      field: 'year',
      message: `Please give a year from ${earliestYear} to ${latest}.`,
    })
}

const isSame = (a: Stated, b: Stated): boolean =>
  isAt(a, b) && a.value === b.value && a.perimeter === b.perimeter

/**
 * Keeps one change: a figure added, changed or moved, struck out, or confirmed. What is unusual is asked about once and
 * then kept with a mark; what somebody else changed meanwhile is never overwritten unseen.
 */
export const correctFigure = async (
  tx: Tx,
  { owner, name }: Maker,
  analysisId: string,
  wish: NewCorrection,
  now: Date,
): Promise<Correction> => {
  const inventory = await openInventory(tx, owner, analysisId)
  refuseComputed(inventory)
  const { results, corrections, report } = inventory
  const figures = settleInventory(results, corrections)
  const id = newId()
  const named = wish.kind === 'add' ? id : wish.figure
  const figure = figures.find((one) => one.id === named) ?? null
  const base: Correction = {
    id,
    version: versionOf(corrections) + 1,
    kind: wish.kind,
    figure: named,
    of: null,
    before: figure && stateOf(figure),
    after: null,
    given: null,
    evidence: null,
    reason: wish.reason,
    remark: null,
    madeBy: name,
    madeAt: now.toISOString(),
  }
  if (wish.kind === 'strike' || wish.kind === 'confirm') {
    const made = wish.kind === 'confirm' ? { ...base, after: base.before } : base
    refuseUnseen(inventory, made, wish.seenVersion)
    if (!figure) throw new DomainError('not_found')
    return keepCorrection(tx, owner, analysisId, made)
  }
  const { after, ...told } = await readGiven(tx, inventory, figure, wish)
  const made = { ...base, ...told, after }
  refuseImpossible(after, now)
  refuseUnseen(inventory, made, wish.seenVersion)
  if (wish.kind === 'change' && !figure) throw new DomainError('not_found')
  if (base.before && isSame(base.before, after) && !told.evidence)
    throw new DomainError('invalid_input', {
      field: 'value',
      message: 'Nothing about this figure is changed.',
    })
  const beside = { figure, figures, years: report.reading?.years ?? [] }
  const doubts = findDoubts(after, beside)
  const questions = [...doubts, ...findDisplaced(after, beside)]
  if (questions.length > 0 && !wish.sure)
    throw new DomainError('figure_unlikely', { message: `${questions.join(' ')} Are you sure?` })
  assert(made.after, 'what was said is kept')
  return keepCorrection(tx, owner, analysisId, {
    ...made,
    remark: doubts.length > 0 ? doubts.join(' ') : null,
  })
}
