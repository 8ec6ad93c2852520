import { writeCents, writeCount } from '../../ui/format.ts'

type Owed = { availableCents: number }

const sumOf = (candidates: readonly Owed[]) =>
  candidates.reduce((sum, { availableCents }) => sum + availableCents, 0)

/** What would be proposed: its amount where it is another than the total that stands above it. */
export const tellChosen = (chosen: readonly Owed[], all: readonly Owed[]): string => {
  if (chosen.length === 0) return 'Nobody is chosen.'
  if (all.length > 1 && chosen.length === all.length)
    return `All ${writeCount(all.length, 'seller')} are chosen`
  return `${writeCount(chosen.length, 'seller')}, ${writeCents(sumOf(chosen))}`
}
