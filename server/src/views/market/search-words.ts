/**
 * The words of a search as the market's own words are kept: small letters, no accents, no signs. None of them holds a
 * character that LIKE reads as anything but itself.
 *
 * @NOTE keep in step with market_words in server/migrations/0009_market.sql
 */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s!-/:-@[-`{-~]+/)
    .filter(Boolean)
    .slice(0, 8)

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .flatMap((code) => {
    const name = names.of(code)
    return name ? [{ code, words: wordsOf(name) }] : []
  })

/** Countries are kept by their codes and searched for by their names. */
export const countriesNamed = (word: string): string[] =>
  word.length < 3
    ? []
    : countries
        .filter(({ words }) => words.some((part) => part.startsWith(word)))
        .map(({ code }) => code)
        .slice(0, 20)
