import { type ClaimConcept, conceptWords } from './concepts.ts'
import { plainWords } from './plain-words.ts'
import { companyWords, ourWords, productWords, weWords } from './subject-words.ts'

export type Sense = ClaimConcept | 'company' | 'we' | 'our' | 'product'

type Entry = { sense: Sense; stem: string; isOpenLeft: boolean; isOpenRight: boolean }

const split = (words: string) => words.split(/\s+/).filter(Boolean)

const entriesOf = (sense: Sense, words: string): Entry[] =>
  split(words).map((word) => ({
    sense,
    stem: word.replaceAll('*', ''),
    isOpenLeft: word.startsWith('*'),
    isOpenRight: word.endsWith('*'),
  }))

const entries: Entry[] = [
  ...Object.entries(conceptWords).flatMap(([concept, words]) => entriesOf(concept as ClaimConcept, words)),
  ...entriesOf('company', companyWords),
  ...entriesOf('we', weWords),
  ...entriesOf('our', ourWords),
  ...entriesOf('product', productWords),
]

/** Every sense that some word has. */
export const senses: ReadonlySet<string> = new Set(entries.map(({ sense }) => sense))

const exact = new Map<string, Set<Sense>>()
for (const { sense, stem, isOpenLeft, isOpenRight } of entries)
  if (!isOpenLeft && !isOpenRight) exact.set(stem, (exact.get(stem) ?? new Set()).add(sense))
const open = entries.filter(({ isOpenLeft, isOpenRight }) => isOpenLeft || isOpenRight)

const fits = (word: string, { stem, isOpenLeft, isOpenRight }: Entry) => {
  if (isOpenLeft && isOpenRight) return word.includes(stem)
  return isOpenRight ? word.startsWith(stem) : word.endsWith(stem)
}

const lookUp = (word: string): ReadonlySet<Sense> => {
  const found = new Set(exact.get(word))
  for (const entry of open) if (fits(word, entry)) found.add(entry.sense)
  return found
}

/** Texts repeat their words, and people their texts. Bounded, and only of words of a common length. */
const remembered = (look: (word: string) => ReadonlySet<Sense>): ((word: string) => ReadonlySet<Sense>) => {
  const known = new Map<string, ReadonlySet<Sense>>()
  return (word) => {
    const before = known.get(word)
    if (before) return before
    const found = look(word)
    if (known.size >= 5000) known.clear()
    if (word.length <= 40) known.set(word, found)
    return found
  }
}

/** What a folded word may stand for. */
export const sensesOf = remembered(lookUp)

/** Words worth mending when they are misspelt: whole words that make a claim. */
const mendableWords =
  'neutral neutrale neutraal neutre neutres neutro neutral neutrality klimaneutral klimaneutrale klimaatneutraal klimaatneutrale carbon carbone carbono carbonio climate emission emissions emissionen emisiones emissioni sustainable sustainability nachhaltig sostenible sostenibile duurzaam renewable erneuerbar renouvelable renovable rinnovabile kompensiert compensated klimapositiv klimaatpositief offset'.split(
    ' ',
  )

export const plainOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(plainWords).map(([language, words]) => [language, new Set(split(words))]),
)
const anyPlain = new Set(Object.values(plainWords).flatMap(split))

export const isPlain = (word: string) => anyPlain.has(word)

/** Letters left out, doubled, changed, or changed places, at most `most` of them. */
const isNear = (a: string, b: string, most: number): boolean => {
  if (Math.abs(a.length - b.length) > most) return false
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let least = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return (row[b.length] ?? most + 1) <= most
}

/** What a misspelt word was meant to stand for; only words that nothing else explains are tried. */
export const mendedSensesOf = remembered((word) => {
  if (word.length < 5) return new Set()
  const most = word.length >= 10 ? 2 : 1
  const near = mendableWords.find((known) => isNear(word, known, most))
  return near ? sensesOf(near) : new Set()
})
