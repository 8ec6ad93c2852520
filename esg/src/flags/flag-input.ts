import type { Page } from '../layout/page.ts'
import type { Finding, Intensity, Target } from '../types.ts'

/** What the rules look at. `latest` is the newest year with an emission figure. */
export type FlagInput = {
  pages: Page[]
  findings: Finding[]
  intensities: Intensity[]
  targets: Target[]
  reportYear: number | null
  latest: number | null
}
