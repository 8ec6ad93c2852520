import type { Gap } from '@ledgerleaf/esg/types'
import type { KeptPage } from '../keep-pages.ts'
import { type PageRow, pageRows } from './page-rows.ts'

/** A page that left something open, what that is, and what stands on it. */
export type AskedPage = { page: number; sheet: string | null; gaps: Gap[]; rows: PageRow[] }

/** The pages that left a gap or a conflict, those that left most first. A document without gaps has none. */
export const choosePages = (
  gaps: readonly Gap[],
  pages: readonly KeptPage[],
  pagesMax: number,
): AskedPage[] => {
  const byPage = new Map<string, Gap[]>()
  for (const gap of gaps) {
    const key = JSON.stringify([gap.page, gap.sheet])
    byPage.set(key, [...(byPage.get(key) ?? []), gap])
  }
  return [...byPage.values()]
    .sort((a, b) => b.length - a.length || (a[0]?.page ?? 0) - (b[0]?.page ?? 0))
    .slice(0, pagesMax)
    .flatMap((left) => {
      const [{ page, sheet } = { page: 0, sheet: null }] = left
      const rows = pageRows(pages.filter((kept) => kept.page === page && kept.sheet === sheet))
      return rows.length > 0 ? [{ page, sheet, gaps: left, rows }] : []
    })
}
