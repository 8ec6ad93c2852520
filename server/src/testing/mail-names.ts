import { companyName, type PaperSize, projectName } from './paper-names.ts'

export const publicUrl = 'https://ledgerleaf.example'
export const sender = { publicUrl, secret: 'a secret of the test' }
export const to = 'ada@example.org'

/** What people type, at its worst with what a page would take for its own. */
const typed = (size: PaperSize, words: string): string =>
  size === 'extreme' ? `<b>${words}</b> & "more" <img src=x onerror='alert(1)'>` : words

export const projectOf = (size: PaperSize, at = 0): string => typed(size, projectName(size, at))
export const companyOf = (size: PaperSize): string => typed(size, companyName(size))
export const wordsOf = (size: PaperSize): string =>
  typed(
    size,
    size === 'short'
      ? 'The monitoring report of 2025 is missing.'
      : 'The monitoring report of 2025 is missing.\n\nPlease add it, with the page on leakage: https://a.example/?x=1&y=2 '.repeat(
          8,
        ),
  )

/** Of credits and of cents: ten million tonnes are a country's. */
export const creditsOf = (size: PaperSize): number => (size === 'extreme' ? 10_000_000 : 1240)
export const centsOf = (size: PaperSize): number => (size === 'extreme' ? 98_765_432_100 : 1_804_200)
export const linesOf = { short: 1, long: 120, extreme: 6 }
