import { joinRuns, layRun, type Ribbon, type SerialRun } from '@ledgerleaf/contract/ribbon'

/** Serials that went from one pile to another; from none: they were issued. */
export type SerialMove = {
  on: string
  first: number
  last: number
  from: SerialRun['pile'] | null
  to: SerialRun['pile']
}

/** The runs of the later strip that are in another pile than in the earlier, or were not there. */
const changedRuns = (before: readonly SerialRun[], after: readonly SerialRun[]): SerialRun[] => {
  const changed: SerialRun[] = []
  let at = 0
  for (const run of after) {
    let from = run.first
    while (from <= run.last) {
      while ((before[at]?.last ?? Number.POSITIVE_INFINITY) < from) at += 1
      const held = before[at]
      const isThere = held !== undefined && held.first <= from
      const until = Math.min(run.last, isThere ? held.last : (held?.first ?? Number.POSITIVE_INFINITY) - 1)
      if (!isThere || held.pile !== run.pile) changed.push({ first: from, last: until, pile: run.pile })
      from = until + 1
    }
  }
  return joinRuns(changed)
}

/**
 * The days of a strip, from where its serials are now and the moves that led there, oldest first. Undoing the moves gives
 * the strip before them: nothing where they begin with the issuance.
 */
export const tellRibbon = (
  now: readonly SerialRun[],
  moves: readonly SerialMove[],
): Pick<Ribbon, 'opening' | 'days'> => {
  const opening = moves.reduceRight<SerialRun[]>(
    (runs, { first, last, from }) => layRun(runs, { first, last, pile: from }),
    [...now],
  )
  const days: Ribbon['days'] = []
  let strip = opening
  for (let at = 0; at < moves.length; ) {
    const on = moves[at]?.on ?? ''
    const before = strip
    for (; moves[at]?.on === on; at += 1) {
      const { first, last, to } = moves[at] as SerialMove
      strip = layRun(strip, { first, last, pile: to })
    }
    const runs = changedRuns(before, strip)
    if (runs.length > 0) days.push({ on, runs })
  }
  return { opening, days }
}
