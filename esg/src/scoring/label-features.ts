import type { ReadLabel } from '../rules/read-label.ts'
import type { Features } from './features.ts'

const allGases = /co2[ -]?eq?(?:uiv\w*)?\b|equivalent|\bghg|greenhouse/
const oneGas = /\bco2(?![ -]?eq?(?:uiv\w*)?\b)(?! equivalent)/

/** What the words of one place say, as numbers the scorer can weigh. */
export const addLabel = (features: Features, place: string, label: ReadLabel) => {
  const set = (name: string, value: number | boolean) => {
    if (value) features[`${place} ${name}`] = Number(value)
  }
  set('sum', label.total)
  set('whole', label.whole)
  set('part', label.subset)
  set('source', label.component)
  set('plain', label.neutral)
  set('emissions', label.emission)
  set('energy', label.energy)
  set('scopes', label.scopes.length)
  set('category', label.category !== null)
  set('several', label.severalCategories)
  set('direct', label.direct !== null)
  set('method', label.method !== null)
  set('both methods', label.bothMethods)
  set('strangers', Math.min(label.strangers, 8))
  set('gross', label.gross)
  set('base year', label.baseline)
  set('of which', label.partOf)
  set('words', Math.min(label.words, 12))
  for (const kind of label.kinds) set(kind, true)
  // Rare kinds are learned with the common ones: whatever it is, it is not what was emitted.
  set('something else', label.refused !== null)
  set('all gases', allGases.test(label.text))
  set('one gas', oneGas.test(label.text))
}
