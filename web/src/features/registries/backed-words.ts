import type { BackedAtRegistry, UnbackedBatch } from '@ledgerleaf/contract/operator'
import { writeCount, writeDate } from '../../ui/format.ts'

/** What is here of one registry: how much of it stands there by its records, by two operators, and not at all. */
export type BackedRow = {
  registry: string
  byRecords: number
  byOperators: number
  missing: number
  batches: number
  projects: number
  asOf: string | null
}

export const creditsOf = ({ withSeller, withBuyers, retired }: UnbackedBatch): number =>
  withSeller + withBuyers + retired

/** A row for each registry, the one with the most missing first, then the one with the most credits. */
export const backedRows = (
  backed: readonly BackedAtRegistry[],
  unbacked: readonly UnbackedBatch[],
): BackedRow[] => {
  const rows = new Map<string, BackedRow>()
  for (const { registry, credits, attestedCredits, batches, projects, asOf } of backed)
    rows.set(registry, {
      registry,
      byRecords: credits - attestedCredits,
      byOperators: attestedCredits,
      missing: 0,
      batches,
      projects,
      asOf,
    })
  for (const batch of unbacked) {
    const { registry } = batch
    const none = { byRecords: 0, byOperators: 0, batches: 0, projects: 0, asOf: null }
    const row = rows.get(registry) ?? { registry, missing: 0, ...none }
    rows.set(registry, { ...row, missing: row.missing + creditsOf(batch) })
  }
  const sizeOf = (row: BackedRow) => row.byRecords + row.byOperators
  return [...rows.values()].toSorted((a, b) => b.missing - a.missing || sizeOf(b) - sizeOf(a))
}

type Said = { isGood: boolean; title: string; text: string }

/** The verdict in a sentence: what is missing leads, and otherwise how much stands there, and since which records. */
export const tellBacked = (backed: readonly BackedAtRegistry[], unbacked: readonly UnbackedBatch[]): Said => {
  const sum = (what: 'credits' | 'batches' | 'projects') => backed.reduce((all, one) => all + one[what], 0)
  const whole = `${writeCount(sum('credits'), 'credit')} in ${writeCount(sum('batches'), 'block')} of ${writeCount(sum('projects'), 'project')}`
  const oldest = backed.flatMap(({ asOf }) => (asOf === null ? [] : [asOf])).toSorted()[0]
  const since = oldest ? `, as of ${writeDate(oldest)}` : ''
  if (unbacked.length > 0) {
    const credits = unbacked.reduce((all, batch) => all + creditsOf(batch), 0)
    const withBuyers = unbacked.reduce((all, batch) => all + batch.withBuyers, 0)
    return {
      isGood: false,
      title: `${writeCount(credits, 'credit')} in ${writeCount(unbacked.length, 'block')} ${credits === 1 ? 'is' : 'are'} not backed`,
      text: `${withBuyers > 0 ? `Buyers hold ${writeCount(withBuyers, 'credit')} of it. ` : ''}None of it is sold. ${whole} ${sum('credits') === 1 ? 'stands' : 'stand'} at their registries${since}.`,
    }
  }
  if (sum('batches') === 0)
    return { isGood: true, title: 'No credits are here yet', text: 'Nothing has to stand at a registry.' }
  return {
    isGood: true,
    title: `${writeCount(sum('credits'), 'credit')}, all backed`,
    text: `In ${writeCount(sum('batches'), 'block')} of ${writeCount(sum('projects'), 'project')}${since}. Counted is all that was brought here: on sale, with buyers and retired. What is promised forward counts once it is delivered.`,
  }
}
