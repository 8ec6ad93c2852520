/** One word, number or mark of the text, with its place in it. */
export type Token = {
  /** Folded: no accents, no capitals. */
  word: string
  start: number
  end: number
  kind: 'word' | 'number' | 'mark'
  /** Written with a capital, as names are. */
  isCapital: boolean
}

const pattern =
  /(?<number>\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?![\d])(?:[.,]\d+)?|\d+(?:[.,]\d+)?)|(?<word>\p{L}[\p{L}\p{M}\d₂\u00ad]*(?:['’]t(?!\p{L}))?)|(?<mark>[.!?;:,%()–—\n"“”„«»¿¡])/gu

export const foldWord = (word: string): string =>
  word
    .replaceAll('\u00ad', '')
    .replaceAll('₂', '2')
    .replaceAll('’', "'")
    .replaceAll('ß', 'ss')
    .replaceAll(/[œŒ]/g, 'oe')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    // "Couldn't", "isn't": what counts is the denial.
    .replace(/^.*n't$/, 'not')

/** The text as words, numbers and marks, each with its place. */
export const foldWords = (text: string): Token[] =>
  [...text.matchAll(pattern)].map((match) => {
    const { number, word } = match.groups ?? {}
    const start = match.index
    const end = start + match[0].length
    const isCapital = /^\p{Lu}/u.test(match[0])
    if (number !== undefined) return { word: number, start, end, kind: 'number', isCapital }
    if (word !== undefined) return { word: foldWord(word), start, end, kind: 'word', isCapital }
    return { word: match[0], start, end, kind: 'mark', isCapital }
  })

const months =
  /^(?:jan|ene|gen|feb|fev|mar|maart|apr|avr|abr|ma[iy]|mei|mag|jun|juin|giu|jul|juil|lug|aug|aou|ago|sep|set|o[ck]t|ott|nov|de[cz]|dic)/

/** The beginning of a month's name in one of the six languages: enough beside the number of a day. */
export const isMonth = (word: string): boolean => months.test(word)
