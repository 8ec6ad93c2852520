import type { Correction, Stated } from './corrections.ts'
import { type Figure, figureId, isAt, standing } from './inventory.ts'

const places = ({ before, after }: Correction): Stated[] =>
  [before, after].filter((stated) => stated !== null)

/** Whether two changes are about the same figure, or about a place they both fill or empty. */
export const touches = (a: Correction, b: Correction): boolean =>
  a.figure === b.figure || places(a).some((one) => places(b).some((other) => isAt(one, other)))

/** A change that left a place empty: its figure was struck out, or moved elsewhere. */
export type Emptied = Pick<Correction, 'after' | 'reason'> & { before: Stated }

/** The places of an inventory that people emptied and nobody has filled since; of each, the last change. */
export const emptiedPlaces = (
  corrections: readonly Correction[],
  figures: readonly Pick<Figure, 'metric' | 'year'>[],
): Emptied[] => {
  const places = new Map<string, Emptied>()
  for (const { before, after, reason } of standing(corrections)) {
    if (!before || (after && isAt(before, after)) || figures.some((figure) => isAt(figure, before))) continue
    places.set(figureId(before), { before, after, reason })
  }
  return [...places.values()]
}

const byId = (corrections: readonly Correction[]) => new Map(corrections.map((one) => [one.id, one]))

/** The changes that can be undone: nothing that still stands rests on them. */
export const undoable = (corrections: readonly Correction[]): Correction[] => {
  const all = standing(corrections)
  return all.filter((one) => !all.some((later) => later.version > one.version && touches(later, one)))
}

/** The changes that can be redone: undone last, and nothing new was said about their figure since. */
export const redoable = (corrections: readonly Correction[]): Correction[] => {
  const known = byId(corrections)
  const stands = new Set(standing(corrections).map(({ id }) => id))
  const undone = corrections
    .filter(({ kind }) => kind === 'undo')
    .map(({ of, version }) => ({ change: known.get(of ?? ''), at: version }))
    .filter((entry): entry is { change: Correction; at: number } => entry.change !== undefined)
    .filter(({ change, at }) => !stands.has(change.id) && !undoneAgain(corrections, change.id, at))
  return undone
    .filter(
      ({ change, at }) =>
        !undone.some((other) => other.at > at && touches(other.change, change)) &&
        !corrections.some((later) => later.of === null && later.version > at && touches(later, change)),
    )
    .map(({ change }) => change)
}

const undoneAgain = (corrections: readonly Correction[], id: string, at: number): boolean =>
  corrections.some(({ of, kind, version }) => of === id && kind === 'undo' && version > at)

/** The running number of the last change, by which the next one shows what its maker had seen. */
export const versionOf = (corrections: readonly Correction[]): number =>
  Math.max(0, ...corrections.map(({ version }) => version))
