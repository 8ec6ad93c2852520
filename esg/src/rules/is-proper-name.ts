import type { Page } from '../layout/page.ts'

type Cases = { small: number; large: number }

const known = new WeakMap<Page[], Map<string, Cases>>()
const wordsMax = 20_000

/** How often each word of the document begins with a small and with a capital letter. */
const casesOf = (pages: Page[]): Map<string, Cases> => {
  const before = known.get(pages)
  if (before) return before
  const cases = new Map<string, Cases>()
  let left = wordsMax
  for (const { lines } of pages) {
    if (left < 0) break
    for (const { cells } of lines)
      for (const { text } of cells)
        for (const [word] of text.matchAll(/\p{L}{3,}/gu)) {
          left -= 1
          const key = word.toLowerCase()
          const entry = cases.get(key) ?? { small: 0, large: 0 }
          if (word[0] === key[0]) entry.small += 1
          else entry.large += 1
          cases.set(key, entry)
        }
  }
  known.set(pages, cases)
  return cases
}

const everyday =
  /^(?:the|and|our|for|from|with|more|what|how|why|who|all|new|net|zero|total|main|other|first|second|supplemental|documentation|change|protection|quality|reference|results?|approach|strategy|overview|highlights|message|chair|chief|officer|board|directors?|limited|assurance|independent|auditors?|group|holdings?|company|business|global|world|international|energy|power|water|waste|people|planet|future|tomorrow|together|towards|better|green|transition|value|chain|summary|appendix|exclusions|unless|otherwise|stated|methodology|basis|preparation|air|we|us)$/

/** A name is written with a capital wherever it stands; a word that the document also writes small is a word. */
export const isProperName = (name: string, pages: Page[]): boolean => {
  const words = [...name.matchAll(/\p{L}{2,}/gu)].map(([word]) => word.toLowerCase())
  if (words.length === 0 || words.length > 6) return false
  const cases = casesOf(pages)
  return words.some((word) => {
    const { small, large } = cases.get(word) ?? { small: 0, large: 0 }
    return !everyday.test(word) && small <= 0.1 * large
  })
}
