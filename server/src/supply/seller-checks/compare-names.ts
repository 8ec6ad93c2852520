const letters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ð: 'd',
}

/** What a company is by law says nothing about which one it is. */
const legalForms = new Set(
  `ab ag as asa bv co company corp corporation doo eirl eood gmbh inc incorporated kft kg kk lda limited llc llp lp ltd ltda
  mbh nv oao ohg ooo oy oyj pao plc pte pt pty pvt sa sarl sas se sl spa spzoo srl sro the ug zao zoo`.split(
    /\s+/,
  ),
)

/** The words of a name as they can be compared: without case, accents, punctuation and legal forms. */
export const wordsOf = (name: string): string[] => {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøłđæœıþð]/g, (letter) => letters[letter] ?? letter)
    .replace(/[.'’`´]/g, '')
    .replace(/\bsp z oo\b/g, '')
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const telling = words.filter((word) => !legalForms.has(word))
  return telling.length > 0 ? telling : words
}

/** How many letters have to be put in, left out or changed. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[b.length] ?? 0
}

const shortestSpelled = 4
const wordLikeness = 0.75

/** The same word, or nearly: a short one has no room for another spelling. */
const likenessOfWords = (a: string, b: string): number => {
  if (a === b) return 1
  const longest = Math.max(a.length, b.length)
  if (Math.min(a.length, b.length) < shortestSpelled) return 0
  if (1 - Math.abs(a.length - b.length) / longest < wordLikeness) return 0
  const likeness = 1 - distance(a, b) / longest
  return likeness >= wordLikeness ? likeness : 0
}

/** From this many hundredths on an operator is shown the entry. */
export const hitFrom = 80

/** How alike two names are, in hundredths: twice the words they share, in any order, over all words of both. */
export const likeness = (a: readonly string[], b: readonly string[]): number => {
  if (a.length === 0 || b.length === 0) return 0
  if (a.join('') === b.join('')) return 100
  const left = [...b]
  let shared = 0
  for (const word of a) {
    const found = left.map((other) => likenessOfWords(word, other))
    const best = Math.max(0, ...found)
    if (best === 0) continue
    shared += best
    left.splice(found.indexOf(best), 1)
  }
  return Math.round((200 * shared) / (a.length + b.length))
}
