import type { Page } from '../layout/page.ts'
import { stemsPattern } from '../words/to-pattern.ts'

const emissions = new RegExp(`${stemsPattern('emission')}|${stemsPattern('scope', 'english')}`, 'i')
const energy = new RegExp(stemsPattern('energyWord'), 'i')
const energyUnit = /[kmgt]wh|\b[gtpm]j\b|btu|joule|therms?\b|\btoe\b|watt|瓦時|瓦时|焦/i
const scopes = new RegExp(`${stemsPattern('scope')}|based|total energy`, 'i')
const skipped =
  /^(?:contents|data contents|factors?|emission factors?|conversion|lookup|lists?|definitions|glossary|cover|about)\b|factors$/i
const index = /^(?:index|gri|sasb|tcfd)\b|\bindex$/i

/** A cell that begins with an amount: thousands, decimals, or four digits that are no year. */
const amount = /^[~<(]?\d{1,3}(?:[.,'’ ]\d{3})+|^[~<(]?\d+[.,]\d|^(?!(?:19|20)\d\d(?!\d))\d{4}/
const small = /^\d{1,3}(?!\d)/

/** A sheet that by its name lists where things stand, which may still answer in figures. */
export const isIndex = ({ sheet }: Page) => sheet !== null && index.test(sheet.trim())

export type Triage = { tables: boolean; prose: boolean }

const read = (page: Page): Triage => {
  if (page.hidden) return { tables: false, prose: false }
  const index = page.sheet !== null && skipped.test(page.sheet.trim())
  let amounts = 0
  let smalls = 0
  let digits = false
  let named = false
  let ofEnergy = false
  let inEnergy = false
  let ofScopes = false
  for (const { cells } of page.lines)
    for (const { text } of cells) {
      const code = text.charCodeAt(0)
      if (code < 65 && text.length < 48) {
        if (amount.test(text)) amounts += 1
        else if (small.test(text)) smalls += 1
      }
      digits ||= /\d/.test(text)
      named ||= emissions.test(text)
      ofScopes ||= scopes.test(text)
      if (named) continue
      ofEnergy ||= energy.test(text)
      inEnergy ||= energyUnit.test(text)
    }
  const worth = digits && (named || (ofEnergy && inEnergy))
  // One small number is that of the page.
  // An index holds no tables of figures, but it may answer in words.
  return { tables: !index && worth && (amounts > 0 || smalls > 1), prose: worth && ofScopes }
}

const known = new WeakMap<Page, Triage>()

/** What a page may hold, told by its words alone, before any place on it is measured. */
export const triage = (page: Page): Triage => {
  const before = known.get(page)
  if (before) return before
  const made = read(page)
  known.set(page, made)
  return made
}
