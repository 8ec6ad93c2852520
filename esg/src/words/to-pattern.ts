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

const letterBefore = '(?<![\\p{L}\\p{N}])'
const letterAfter = '(?![\\p{L}])'

const patternOf = (entry: string): string => {
  const source = entry
    .replaceAll('*', '')
    .split(' ')
    .map((word) => {
      const choices = word.split('|').map((choice) => [...choice].map(spelled).join(''))
      return choices.length > 1 ? `(?:${choices.join('|')})` : choices[0]
    })
    .join('[\\s-]*')
    .replace(/\\s\?$/, '')
  const before = entry.startsWith('*') || isCjk.test(entry.charAt(0)) ? '' : letterBefore
  const after = entry.endsWith('*') || isCjk.test(entry.slice(-1)) ? '' : letterAfter
  return `${before}${source}${after}`
}

/** Entries as one alternation, the longer first; what another entry finds anyway is left out. */
const alternation = (entries: string[]): string => {
  const found = [...new Set(entries)].filter((entry) => !/^[-^]/.test(entry))
  const open = found.filter((entry) => /^\*.*\*$/.test(entry)).map((entry) => entry.replaceAll('*', ''))
  const kept = found
    .filter((entry) => !open.some((part) => entry.includes(part) && entry !== `*${part}*`))
    .sort((a, b) => b.length - a.length)
    .map(patternOf)
  return `(?:${kept.join('|')})`
}

/**
 * The words of a concept in every language as the source of a regular expression with the flag `u`: those of alphabets,
 * those of characters, or both.
 */
export const wordsPattern = (concept: Concept, script?: 'alphabet' | 'characters'): string =>
  alternation(
    languages
      .flatMap(({ words }) => entriesOf(words[concept]))
      .filter((entry) => script === undefined || isCjk.test(entry) === (script === 'characters')),
  )

/** The names a unit of energy has beside its sign. */
export const unitNames = (unit: EnergyUnit): string =>
  alternation(languages.flatMap(({ energyUnits }) => entriesOf(energyUnits?.[unit])))
