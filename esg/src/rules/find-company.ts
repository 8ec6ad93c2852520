import type { Page } from '../layout/page.ts'
import { isProperName } from './is-proper-name.ts'

const forms =
  'AG|SE|KGaA|plc|PLC|Inc\\.?|INC\\.?|Incorporated|Corporation|CORPORATION|Corp\\.?|Ltd\\.?|LTD\\.?|Limited|LIMITED|GmbH|S\\.p\\.A\\.|SpA|N\\.V\\.|NV|S\\.A\\.|Oyj|ASA|AB|A\\/S|Co\\., Ltd\\.?|LLC|LLP|Group|GROUP|Holdings?|Bank|Berhad|Bhd|Pty Ltd'
const word = "(?:[A-Z][\\p{L}\\d&.'’-]*|[A-Z]{2,})"
const legal = new RegExp(`\\b(${word}(?:[ -](?:${word}|of|and|&)){0,4}),? (${forms})(?![\\p{L}])`, 'gu')
const hasForm = new RegExp(`(?:${forms})(?![\\p{L}])`, 'u')
const titleWords =
  /\b(?:the|our|annual|integrated|combined|separate|consolidated|corporate|sustainability|sustainable|environmental|environment|social|governance|esg|csr|climate|non-?financial|responsibility|citizenship|impact|progress|ghg|greenhouse|gas|emissions?|inventory|data|databook|factbook|fact|sheet|book|pack|supplement|report(?:ing)?|review|statement|disclosures?|update|index|sasb|gri|tcfd|for|fy|cy|of|and|\d{4}|\d{1,3}|page|appendix|introduction|contents?|excerpt|table|by|source|scope|about|this|carbon|footprint|action|plan|performance|summary|key|figures|year|calendar|financial)\b|\(.*?\)/gi
const report = /report|review|data ?book|factbook|supplement|data pack|inventory|statement/i
/** Who checks, rates or sets rules for others is named in their reports as well. */
const others =
  /\b(?:KPMG|Deloitte|PricewaterhouseCoopers|PwC|Ernst|EY|BDO|Grant Thornton|Mazars|Bureau Veritas|DNV|ERM|SGS|LRQA|Lloyd|Apex|Intertek|T[ÜU]V|MSCI|Sustainalytics|ISS|CDP|EcoVadis|S&P|FTSE|Dow Jones|Bloomberg|Moody|GHG Protocol|World Resources|IFRS|SASB|TCFD|GRI|SBTi|Science Based|United Nations|UN |IPCC|IEA|EPA|DEFRA|ISO)\b/i

type Vote = (name: string, weight: number) => void

const ownership = /©|\(c\)|copyright/i
const owned =
  /(?:©|\(c\)|copyright)[\s,]*(?:20\d\d(?:\s?[-–]\s?20\d\d)?)?[\s,]*(?:by )?([A-Z][^.|©\d]{2,48}?)(?=[.,|]? *(?:all rights|20\d\d|$|\.|\|))/i
const spoken = new RegExp(
  `\\b(?:At|About|Within|Across) (${word}(?: ${word}){0,3}),? (?:we|our|is|has|was|and its)\\b`,
  'u',
)

const possessive = new RegExp(`(?<![\\p{L}\\d])(${word}(?: ${word}){0,2})['’]s(?!\\p{L})`, 'gu')
/** A name is written with capitals, but for the small words between them. */
const small = /(?:^| )(?!(?:of|and|the|de|du|des|la|di|van|von|for|e|y|et|und|a) |plc)\p{Ll}/u

/** Marks of ownership, the way a company speaks of itself, and a name beside its legal form. */
const readText = (text: string, vote: Vote) => {
  const owner = ownership.test(text) ? owned.exec(text) : null
  if (owner?.[1]) vote(owner[1], 3)
  if (hasForm.test(text))
    for (const [, name, form] of text.matchAll(legal)) if (name) vote(`${name} ${form}`, 0.7)
  if (/['’]s/.test(text)) for (const [, name] of text.matchAll(possessive)) if (name) vote(name, 0.35)
  const speaks = spoken.exec(text)
  if (speaks?.[1]) vote(speaks[1], 1)
}

const formAtEnd = new RegExp(`,? (?:${forms})$`, 'u')
const stemOf = (name: string) =>
  name
    .replace(formAtEnd, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '')

const sites =
  /(?:www\.|@|https?:\/\/(?:www\.)?)([a-z0-9-]{3,30})\.(?:com|org|net|[a-z]{2}(?:\.[a-z]{2})?)\b/gi

/**
 * Who reports. Titles, running heads, marks of ownership, legal forms and what the file says of itself are heard; a name
 * of everyday words is none, and one that the document's own web address spells is sure. Else nobody is named.
 */
export const findCompany = (pages: Page[], about: readonly string[] = []): string | null => {
  const votes = new Map<string, { weight: number; names: Map<string, number> }>()
  const vote: Vote = (source, weight) => {
    const name = source.replace(/^[\s|:•–—,.&-]+|[\s|:•–—,&-]+$/g, '').replace(/\s+/g, ' ')
    const stem = stemOf(name)
    if (
      stem.length < 2 ||
      name.length > 48 ||
      !/^\p{Lu}[^:]*$/u.test(name) ||
      /\b[CF]Y ?\d/.test(name) ||
      others.test(name) ||
      small.test(name)
    )
      return
    const entry = votes.get(stem) ?? { weight: 0, names: new Map<string, number>() }
    entry.weight += weight
    entry.names.set(name, (entry.names.get(name) ?? 0) + weight)
    votes.set(stem, entry)
  }
  for (const text of about) {
    if (hasForm.test(text)) vote(text.replace(titleWords, ' '), 2)
    else vote(text.replace(titleWords, ' '), 1.5)
  }
  const heads = new Map<string, number>()
  const domains = new Map<string, number>()
  for (const [at, page] of pages.slice(0, 60).entries()) {
    for (const { cells } of page.lines)
      for (const { text } of cells) {
        if (at < 15 && text.length > 3) readText(text, vote)
        if (/www|@|http/i.test(text))
          for (const [, domain = ''] of text.matchAll(sites))
            domains.set(domain.toLowerCase().replace(/-/g, ''), (domains.get(domain) ?? 0) + 1)
        if (text.length >= 90 || !report.test(text) || /[.!?]$/.test(text)) continue
        const rest = text.replace(titleWords, ' ')
        if (at < 2) vote(rest, 1.2)
        const head = text.replace(/\d+/g, '')
        const seen = (heads.get(head) ?? 0) + 1
        heads.set(head, seen)
        // What stands on page after page is a running head, and counts as one voice of some weight.
        if (seen === 3) vote(rest, 1.5)
      }
  }
  const named = [...votes.entries()]
    .filter(([, { names }]) => isProperName([...names.keys()][0]?.replace(formAtEnd, '') ?? '', pages))
    .map(([stem, { weight, names }]) => {
      const spelt = [...domains.keys()].some(
        (domain) =>
          domain === stem ||
          (stem.length > 4 && domain.startsWith(stem)) ||
          (domain.length > 4 && stem.startsWith(domain)),
      )
      return { stem, weight: Math.min(weight, 6) + (spelt ? 3 : 0), names }
    })
    .sort((a, b) => b.weight - a.weight)
  const best = named[0]
  if (!best || best.weight < 2) return null
  // "Cardinal" in running text is "Cardinal Energy Ltd." where the name stands in full.
  const full = named.find(
    ({ stem, weight, names }) =>
      stem !== best.stem &&
      stem.startsWith(best.stem) &&
      weight >= 1.4 &&
      ![...best.names.keys()].some((name) => formAtEnd.test(name)) &&
      [...names.keys()].every((name) => formAtEnd.test(name) && !/ and | (?:Group|Holdings?)$/.test(name)),
  )
  return [...(full ?? best).names.entries()].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}
