import type { Page } from '../layout/page.ts'
import { type Method, readLabel } from '../rules/read-label.ts'

const mayName =
  /locat|market|standort|markt|march|localis|mercat|ubicaci|localiza|ロケーション|マーケット|市場|市场|所在地|지역|시장/i
const sentenceMost = 260

/**
 * The methods a page names in its sentences and notes: "Scope 2 is calculated market-based" stands below many a table
 * whose rows say nothing of it.
 */
export const pageMethods = (page: Page): Method[] => {
  const text = page.lines.map(({ cells }) => cells.map((cell) => cell.text).join(' ')).join(' ')
  if (!mayName.test(text)) return []
  const found = new Set<Method>()
  for (const sentence of text.split(/(?<=[.;。])\s*/)) {
    if (!mayName.test(sentence)) continue
    for (let at = 0; at < sentence.length; at += sentenceMost) {
      const { method, bothMethods } = readLabel(sentence.slice(at, at + sentenceMost + 40))
      if (bothMethods) return ['location', 'market']
      if (method) found.add(method)
    }
  }
  return [...found].sort()
}
