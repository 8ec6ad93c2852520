import { acrossLayouts } from './across-layouts.ts'
import { columnsLayouts } from './columns-layouts.ts'
import type { Layout } from './layout-parts.ts'
import { pagesLayouts } from './pages-layouts.ts'
import { partsLayouts } from './parts-layouts.ts'
import { rowsLayouts } from './rows-layouts.ts'
import { standardsLayouts } from './standards-layouts.ts'

export const layouts: Record<string, Layout> = {
  ...columnsLayouts,
  ...acrossLayouts,
  ...rowsLayouts,
  ...partsLayouts,
  ...pagesLayouts,
  ...standardsLayouts,
}

/** Those that are drawn alike in any language. */
export const foreignLayouts: Record<string, Layout> = Object.fromEntries(
  Object.entries(layouts).filter(([name]) => ['plain', 'gaps', 'marked', 'baseAndTarget'].includes(name)),
)
