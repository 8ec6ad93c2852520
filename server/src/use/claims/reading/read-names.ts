import type { RetiredPart } from '../../retirements/index.ts'
import { foldWords } from '../words/fold-words.ts'
import { isPlain, sensesOf } from '../words/lookup.ts'
import { namesOfCountry } from '../words/place-words.ts'
import type { Word } from './sentence.ts'

/** Names of the ledger that a sentence holds; where none of a kind is named, all are meant. */
export type LedgerNames = {
  projects: readonly string[]
  registries: readonly string[]
  countries: readonly string[]
  places: ReadonlySet<number>
}

const wordsOf = (name: string): string[] =>
  foldWords(name).flatMap(({ word, kind }) => (kind === 'mark' ? [] : [word]))

/** A word that could be nothing but a name. */
const isTelling = (word: string) => word.length > 2 && !isPlain(word) && sensesOf(word).size === 0

/** How many words of the name stand at this place, from its first. */
const runAt = (words: readonly Word[], at: number, name: readonly string[]): number => {
  if (!words[at]?.isCapital) return 0
  let length = 0
  while (length < name.length && words[at + length]?.word === name[length]) length += 1
  return length
}

type Found = { value: string; at: number; length: number }

type Named = { value: string; written: readonly string[] }

const findWhole = (words: readonly Word[], capitals: readonly number[], names: readonly Named[]): Found[] =>
  names.flatMap(({ value, written }) =>
    capitals.flatMap((at) =>
      written.length > 0 && runAt(words, at, written) === written.length
        ? [{ value, at, length: written.length }]
        : [],
    ),
  )

/** A project goes by the beginning of its name too, if no other begins so. */
const findProjects = (
  words: readonly Word[],
  capitals: readonly number[],
  named: readonly Named[],
): Found[] =>
  capitals.flatMap((at) => {
    const runs = named
      .map(({ value, written }) => ({ value, at, length: runAt(words, at, written), all: written.length }))
      .filter(({ length }) => words.slice(at, at + length).some(({ word }) => isTelling(word)))
      // One word of several is a place or a person as well, unless it is called a project.
      .filter(({ length, all }) => length !== 1 || all === 1 || words[at + 1]?.senses.has('project'))
    const longest = Math.max(0, ...runs.map(({ length }) => length))
    const best = runs.filter(({ length }) => length === longest)
    return best.length === 1 ? best : best.filter(({ length, all }) => length === all)
  })

const distinct = (values: readonly string[]) => [...new Set(values)]
const named = (value: string, name = value): Named => ({ value, written: wordsOf(name) })

type Book = Record<'projects' | 'registries' | 'countries', readonly Named[]>
const books = new WeakMap<readonly RetiredPart[], Book>()

/** The names of what was retired, as words; once for all sentences of a text. */
const bookOf = (parts: readonly RetiredPart[]): Book => {
  const book = books.get(parts) ?? {
    projects: distinct(parts.map(({ project }) => project)).map((name) => named(name)),
    registries: distinct(parts.map(({ registry }) => registry)).map((name) => named(name)),
    countries: distinct(parts.flatMap(({ country }) => country ?? [])).flatMap((code) =>
      namesOfCountry(code).map((name) => named(code, name)),
    ),
  }
  books.set(parts, book)
  return book
}

export const readNames = (words: readonly Word[], parts: readonly RetiredPart[]): LedgerNames => {
  const book = bookOf(parts)
  const capitals = words.flatMap(({ isCapital }, at) => (isCapital ? [at] : []))
  const projects = findProjects(words, capitals, book.projects)
  const registries = findWhole(words, capitals, book.registries)
  const countries = findWhole(words, capitals, book.countries)
  const places = [...projects, ...registries, ...countries].flatMap(({ at, length }) =>
    Array.from({ length }, (_, index) => at + index),
  )
  return {
    projects: distinct(projects.map(({ value }) => value)),
    registries: distinct(registries.map(({ value }) => value)),
    countries: distinct(countries.map(({ value }) => value)),
    places: new Set(places),
  }
}
