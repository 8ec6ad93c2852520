import type { Evidence, Finding } from '@ledgerleaf/contract/findings'
import { writePlace } from '../../nouns/analysis/words.ts'

const isSame = (one: Evidence, other: Evidence): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * How links to these places are called. Two figures of one page would read alike: each is told by the year of the figure that
 * stands there, and where that is not known either, by its turn.
 */
export const tellPlaces = (
  places: readonly Evidence[],
  results: readonly Pick<Finding, 'year' | 'evidence'>[],
): string[] => {
  const years = places.map((place) => {
    const found = new Set(results.filter(({ evidence }) => isSame(evidence, place)).map(({ year }) => year))
    return found.size === 1 ? [...found][0] : undefined
  })
  return places.map((place, at) => {
    const words = writePlace(place)
    const alike = places.flatMap((other, i) => (writePlace(other) === words ? [i] : []))
    if (alike.length < 2) return words
    const own = years[at]
    const isTold = own !== undefined && alike.every((i) => i === at || years[i] !== own)
    return isTold ? `${own}, ${words}` : `${words}, ${alike.indexOf(at) + 1} of ${alike.length}`
  })
}
