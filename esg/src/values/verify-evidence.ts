import type { Page } from '../layout/page.ts'
import type { Candidate } from './candidate.ts'

const squeeze = (text: string) => text.normalize('NFKC').replace(/\s+/g, '')

/** Whether a text stands on a page, spaces apart. */
export const standsOn = (page: Page, text: string) => {
  const wanted = squeeze(text)
  return (
    wanted !== '' &&
    page.lines.some(({ cells }) => squeeze(cells.map((cell) => cell.text).join('')).includes(wanted))
  )
}

/** A figure counts only if its digits stand on the page where it is said to be; of a sum, each part must. */
export const verifyEvidence = (candidate: Candidate): boolean =>
  candidate.aggregated.length > 0
    ? candidate.aggregated.every(({ text }) => standsOn(candidate.page, text))
    : standsOn(candidate.page, candidate.raw) && standsOn(candidate.page, candidate.cell.text)
