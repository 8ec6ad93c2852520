const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

export type Marked = { text: string; marked: boolean }

/** The page in parts, the quoted words marked. Lines of the page may break where the quote has a space. */
export const markQuote = (page: string, quote: string): Marked[] => {
  const words = quote.replace(/…$/, '').trim().split(/\s+/).map(literal)
  const match = new RegExp(words.join(String.raw`\s+`)).exec(page)
  if (!match || quote.trim() === '') return [{ text: page, marked: false }]
  const end = match.index + match[0].length
  return [
    { text: page.slice(0, match.index), marked: false },
    { text: match[0], marked: true },
    { text: page.slice(end), marked: false },
  ].filter(({ text }) => text !== '')
}
