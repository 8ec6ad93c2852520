import type { Page } from '../layout/page.ts'
import type { Convention } from '../numbers/read-number.ts'

export type PageContext = {
  page: Page
  convention: Convention
  reportYear: number | null
  notes: Map<string, string>
  latest: number
}
