import { memo } from '../memo.ts'
import type { Features } from './features.ts'
import { weighWith } from './forest.ts'
import type { Scorer } from './scorer.ts'
import type { Chosen } from './settled.ts'

const places: Record<string, string> = {
  label: 'its label',
  parents: 'the label it stands under',
  heading: 'the heading above it',
  headings: 'the headings above it',
  head: 'the head of its column',
  title: 'the title above it',
  titles: 'the titles above it',
  remark: 'the remark beside it',
  'its sum': 'the sum it is a part of',
  words: 'the words it stands in',
  before: 'the words before it',
  after: 'the words behind it',
  sentence: 'its sentence',
  left: 'the words to its left',
  over: 'the words over it',
}

const says: Record<string, string> = {
  sum: 'calls it a sum',
  whole: 'speaks of the whole company',
  part: 'names a part of the company',
  source: 'names a source of emissions',
  plain: 'says nothing of its own',
  emissions: 'speaks of emissions',
  energy: 'speaks of energy',
  scopes: 'names a scope',
  category: 'names a category of Scope 3',
  several: 'names several categories',
  direct: 'says direct or indirect',
  method: 'names the method of Scope 2',
  'both methods': 'names both methods of Scope 2',
  strangers: 'has words we do not know',
  gross: 'says gross',
  'base year': 'speaks of a base year',
  'of which': 'says that it is a part',
  intensity: 'speaks of an intensity',
  change: 'speaks of a change',
  target: 'speaks of a target',
  offset: 'speaks of offsets',
  net: 'says net',
  financed: 'speaks of what others emit',
  share: 'speaks of a share',
  'other gas': 'names a single gas',
  biogenic: 'speaks of biomass',
  cost: 'speaks of money',
  count: 'speaks of a number of things',
}

const whole: Record<string, string> = {
  'adds up from rows': 'the rows beside it add up to it',
  'part of a sum': 'it is one of the rows that add up to another',
  'adds up from columns': 'the columns beside it add up to it',
  'part of a sum of columns': 'it is one of the columns that add up to another',
  'of the group, by sums': 'the blocks of the document add up to the one it stands in',
  'undated beside years': 'its column has no year, though others have',
  'unit of a gas': 'its unit names the gas',
  'unit from nowhere': 'no unit stands near it',
  'unit unclear': 'its unit can be read in two ways',
  'year from document': 'its year is that of the document',
  'year assumed': 'its year is that of the document',
  'method unsaid': 'no method is named for Scope 2',
  'printed again': 'the document prints it again elsewhere',
  'printed again for sure': 'the document prints it again elsewhere',
  'adds up in its table': 'it adds up with the other figures of its table',
  'adds up in the document': 'it adds up with other figures of the document',
  'Scope 1 beside it': 'Scope 1 stands beside it',
  'Scope 2 beside it': 'Scope 2 stands beside it',
  'Scope 3 beside it': 'Scope 3 stands beside it',
  'total beside it': 'a total stands beside it',
  'speaks of change before': 'the words before it speak of a change',
}

type Told = { words: string; speaks: 'for' | 'against' }
const speaksFor = (words: string): Told => ({ words, speaks: 'for' })
const speaksAgainst = (words: string): Told => ({ words, speaks: 'against' })

/** In powers of ten: up to double or half is near, more than threefold or less than a third is far. */
const near = 0.3
const far = 0.5

/** What is measured rather than there or not: which words are true of it hangs on how much it is. */
const measured: Record<string, (value: number) => Told | null> = {
  'far from its usual size': (value) => {
    if (value >= 0 && value <= near) return speaksFor('it is of the size the other years show')
    return value > far ? speaksAgainst('it is far from what the other years show') : null
  },
  'step to the years beside': (value) => {
    if (value >= 0 && value <= near) return speaksFor('the years beside it are near')
    return value > far ? speaksAgainst('the years beside it are far from it') : null
  },
  'ahead of its rivals': (value) => (value > 0 ? speaksFor('no other figure is as likely') : null),
  rivals: (value) => (value > 0 ? speaksAgainst('other figures could be meant') : null),
  'another reading of the figure': (value) =>
    value > 0 ? speaksAgainst('the figure could be read as something else') : null,
  'same digits at another scale': (value) =>
    value > 0 ? speaksAgainst('the same digits stand elsewhere in another unit') : null,
  'columns of this year': (value) => (value > 1 ? speaksAgainst('several columns are of its year') : null),
  'worth of its table': (value) =>
    value >= 3 ? speaksFor('its table holds many figures of the kind') : null,
  'row is of it': (value) => (value > 0.5 ? speaksFor('its row is read the same way in other years') : null),
}

const reasonsMax = 4

const readPhrase = (feature: string): string | null => {
  const known = whole[feature]
  if (known) return known
  const place = Object.keys(places).find((name) => feature.startsWith(`${name} `))
  const said = place === undefined ? undefined : says[feature.slice(place.length + 1)]
  return place !== undefined && said !== undefined ? `${places[place]} ${said}` : null
}

const phraseOf = memo(readPhrase)

/**
 * What is true of a feature that moved the belief so far; null where nothing is, or where the words would speak the other
 * way. Belief is moved by features together, and one of them alone may lean against its own meaning.
 */
export const tellReason = (feature: string, value: number, by: number): string | null => {
  const measure = measured[feature]
  if (!measure) return value > 0 ? phraseOf(feature) : null
  const told = measure(value)
  return told && (told.speaks === 'for') === by > 0 ? told.words : null
}

/** What moved the belief most, in words; of what is absent nothing is said. */
const weightiest = (moved: Map<string, number>, features: Features): [string, number][] =>
  [...moved].flatMap(([feature, by]): [string, number][] => {
    const words = tellReason(feature, features[feature] ?? 0, by)
    return words === null ? [] : [[words, by]]
  })

/** Why a figure was read so: the weightiest reasons first, those against it too. */
export const reasonsOf = ({ weighed, reopened, contradicted }: Chosen, scorer: Scorer): string[] => {
  const { candidate, beside } = weighed
  const all = new Map<string, number>()
  for (const [phrase, by] of [
    ...weightiest(weighWith(scorer.first, candidate.features), candidate.features),
    ...(beside ? weightiest(weighWith(scorer.second, beside), beside) : []),
  ])
    all.set(phrase, (all.get(phrase) ?? 0) + by)
  const told = [...all]
    .filter(([, by]) => Math.abs(by) >= 0.1)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, reasonsMax)
    .map(([phrase, by]) => `${by > 0 ? 'For it' : 'Against it'}: ${phrase}.`)
  return [
    ...(reopened ? ['For it: only with this figure do the scopes add up to the total.'] : []),
    ...(contradicted ? ['Against it: what should add up with it does not.'] : []),
    ...told,
  ]
}
