import { simplified } from './chinese-script.ts'
import { isCjk } from './fold.ts'
import { languages } from './languages.ts'
import { type Concept, type EnergyUnit, entriesOf } from './words.ts'

/** Traditional characters by their simplified form, so that a pattern finds both scripts. */
const scripts = new Map<string, string>()
for (const [traditional, simple] of simplified)
  scripts.set(simple, `${scripts.get(simple) ?? simple}${traditional}`)

/** A letter as it is also written: without its accent, an umlaut with an e, a character in the other script. */
const spelled = (letter: string): string => {
  if (letter === ' ') return '[\\s-]+'
  if (/[äöü]/.test(letter)) return `(?:${letter}|${letter.normalize('NFD').charAt(0)}e?)`
  if (isCjk.test(letter)) {
    const both = scripts.get(simplified.get(letter) ?? letter)
    return both ? `[${both}]\\s?` : `${letter}\\s?`
  }
  const bare = letter.normalize('NFD').charAt(0)
  if (bare !== letter) return `[${letter}${bare}]`
  return letter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

const sourceOf = (entry: string): string =>
  entry
    .replace(/[*$]/g, '')
    .split(' ')
    .map((word) => {
      const choices = word.split('|').map((choice) => [...choice].map(spelled).join(''))
      return choices.length > 1 ? `(?:${choices.join('|')})` : choices[0]
    })
    .join('[\\s-]*')
    .replace(/\\s\?$/, '')

const letter = /[a-z]/i

/** Entries as one alternation, the longer first. Where a word begins or ends is told by its plain letters. */
const alternation = (entries: string[]): string => {
  const groups = new Map<string, string[]>()
  const kept = [...new Set(entries)].filter((entry) => !/^[-^]/.test(entry))
  for (const entry of kept.sort((a, b) => b.length - a.length)) {
    const before = !entry.startsWith('*') && letter.test(entry.charAt(0)) ? '\\b' : ''
    const after = !entry.endsWith('*') && letter.test(entry.slice(-1)) ? '\\b' : ''
    const group = groups.get(`${before}|${after}`)
    if (group) group.push(sourceOf(entry))
    else groups.set(`${before}|${after}`, [sourceOf(entry)])
  }
  const sources = [...groups].map(([bounds, group]) => bounds.replace('|', `(?:${group.join('|')})`))
  // Nothing is found where nothing is listed.
  return sources.length === 0 ? '(?!)' : `(?:${sources.join('|')})`
}

/** The words of a concept, in some languages or all, as the source of a regular expression with the flag `i`. */
export const wordsPattern = (
  concept: Concept,
  which: 'all' | 'alphabet' | 'characters' | 'english' | 'foreign' = 'all',
): string =>
  alternation(
    languages
      .filter(({ code }) => (which === 'english' ? code === 'en' : which !== 'foreign' || code !== 'en'))
      .flatMap(({ words }) => entriesOf(words[concept]))
      .filter((entry) =>
        which === 'alphabet' ? !isCjk.test(entry) : which !== 'characters' || isCjk.test(entry),
      ),
  )

const spaced = /\\s\?/g

/** The single words of a concept, wherever they stand: quick, and finds every page that has one. */
export const stemsPattern = (concept: Concept, which: 'all' | 'english' = 'all'): string => {
  const stems = languages
    .filter(({ code }) => which === 'all' || code === 'en')
    .flatMap(({ words }) => entriesOf(words[concept]))
    .filter((entry) => !/^[-^]| /.test(entry))
    .map((entry) => entry.replace(/[*$]/g, ''))
  // A short word is also found within others.
  const short = stems.filter((stem) => /^[a-z]{1,3}$/.test(stem))
  const long = [...new Set(stems)].filter((stem) => !short.includes(stem))
  const kept = long.filter((stem) => !long.some((other) => other !== stem && stem.includes(other)))
  const sources = [...new Set([...short.map((stem) => `\\b${stem}\\b`), ...kept.map(sourceOf)])]
  return `(?:${sources.join('|').replace(spaced, '')})`
}

/** The names a unit of energy has beside its sign. */
export const unitNames = (unit: EnergyUnit): string =>
  alternation(languages.flatMap(({ energyUnits }) => entriesOf(energyUnits?.[unit])))
