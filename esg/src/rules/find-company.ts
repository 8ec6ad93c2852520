import type { Page } from '../layout/page.ts'

const legal =
  /\b((?:[A-Z][\p{L}\d&.'’-]*|[A-Z]{2,})(?:[ -](?:[A-Z][\p{L}\d&.'’-]*|of|and|&)){0,4}) (AG|SE|KGaA|plc|PLC|Inc\.?|Incorporated|Corporation|Corp\.?|Ltd\.?|Limited|GmbH|S\.p\.A\.|SpA|N\.V\.|S\.A\.|Oyj|ASA|AB|A\/S|Co\., Ltd\.|Holdings?)(?![\p{L}])/gu
const hasForm =
  /\b(?:AG|SE|KGaA|plc|PLC|Inc|Incorporated|Corporation|Corp|Ltd|Limited|GmbH|SpA|Oyj|ASA|AB|Holdings?)\b|S\.p\.A|N\.V|S\.A|A\/S/
const titleWords =
  /\b(?:the|our|annual|integrated|combined|separate|corporate|group|sustainability|sustainable|environmental|environment|social|governance|esg|csr|climate|non-?financial|responsibility|citizenship|impact|progress|ghg|greenhouse|gas|emissions?|inventory|data|databook|factbook|fact|sheet|book|pack|supplement|report(?:ing)?|review|statement|disclosures?|update|index|sasb|gri|tcfd|for|fy|cy|of|and|\d{4}|\d{1,3}|page|appendix|introduction|contents?|excerpt|table|by|source|scope)\b/gi
const report = /report|review|data ?book|factbook|supplement|data pack|inventory/i

/** Who reports: the name that stands in titles and running heads, or beside a legal form, most often. */
export const findCompany = (pages: Page[]): string | null => {
  const votes = new Map<string, number>()
  const vote = (name: string, weight: number) => {
    const tidy = name.replace(/^[\s|:•–—,.-]+|[\s|:•–—,.-]+$/g, '').replace(/\s+/g, ' ')
    if (tidy.length < 2 || tidy.length > 48 || !/^\p{Lu}/u.test(tidy)) return
    votes.set(tidy, (votes.get(tidy) ?? 0) + weight)
  }
  for (const [at, page] of pages.entries())
    for (const { cells } of page.lines)
      for (const { text, size } of cells) {
        if (text.length < 90 && report.test(text) && !/[.!?]$/.test(text))
          vote(text.replace(titleWords, ' '), at < 2 ? 1.5 : 1 + Math.min(size, 20) / 100)
        if (at < 30 && hasForm.test(text))
          for (const [, name, form] of text.matchAll(legal)) if (name) vote(`${name} ${form}`, 0.7)
      }
  const best = [...votes.entries()].sort((a, b) => b[1] - a[1])[0]
  return best && best[1] >= 1.4 ? best[0] : null
}
