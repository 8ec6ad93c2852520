import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Pile } from './provenance.ts'

/** Neighbouring serials of a batch that are in the same pile, both ends included. */
export const SerialRun = z.object({ first: z.int(), last: z.int(), pile: Pile })
export type SerialRun = z.infer<typeof SerialRun>

/** A batch as a strip of its serials: where they were before the first day told, and what each day changed. */
export const Ribbon = z.object({
  first: z.int(),
  last: z.int(),
  /** Nothing, where the days reach back to the issuance. */
  opening: z.array(SerialRun),
  /** Of each day the serials that ended it in another pile than they began it in. */
  days: z.array(z.object({ on: z.string(), runs: z.array(SerialRun) })),
  /** Whether older days were left out: the strip of today is whole all the same. */
  isCut: z.boolean(),
})
export type Ribbon = z.infer<typeof Ribbon>

/** Lays a run over others: what it covers is gone, and neighbours in one pile become one. No pile: it is cut out. */
export const layRun = (
  runs: readonly SerialRun[],
  { first, last, pile }: Omit<SerialRun, 'pile'> & { pile: Pile | null },
): SerialRun[] => {
  const before = runs
    .filter((run) => run.first < first)
    .map((run) => ({ ...run, last: Math.min(run.last, first - 1) }))
  const after = runs
    .filter((run) => run.last > last)
    .map((run) => ({ ...run, first: Math.max(run.first, last + 1) }))
  return joinRuns([...before, ...(pile === null ? [] : [{ first, last, pile }]), ...after])
}

/** Runs in ascending order, those that adjoin in one pile made one. */
export const joinRuns = (runs: readonly SerialRun[]): SerialRun[] => {
  const joined: SerialRun[] = []
  for (const run of runs) {
    const before = joined.at(-1)
    if (before && before.pile === run.pile && before.last + 1 === run.first)
      joined[joined.length - 1] = { ...before, last: run.last }
    else joined.push(run)
  }
  return joined
}

/** Where every serial was when so many of the days had ended. */
export const runsAfter = ({ opening, days }: Ribbon, count: number): SerialRun[] =>
  days
    .slice(0, count)
    .flatMap(({ runs }) => runs)
    .reduce<SerialRun[]>(layRun, [...opening])

export const ribbonApi = {
  ofBatch: endpoint({
    method: 'GET',
    path: '/api/provenance/:batchId/ribbon',
    summary: 'Where every serial of a batch is and was, by runs and day by day',
    tag: 'Provenance',
    effect: 'read',
    caller: 'anyone',
    params: z.object({ batchId: z.uuid() }),
    answer: Ribbon,
    errors: ['not_found'],
  }),
} as const
