import type { WordsRead } from '../words/read-words.ts'

export type Method = 'location' | 'market'

const shortLocation = /\(lbm?\)|\bscope 2\b.{0,24}\blb\b/
const shortMarket = /\bmarket\)|\(mbm?\)|\bscope 2\b.{0,24}\bmb\b/

/** The bare word for a market names the method only where Scope 2 was named before it. */
const marketOfScope2 = ({ folded, hits }: WordsRead) => {
  const scope2 = folded.indexOf(' scope 2 ')
  return scope2 !== -1 && hits.some(({ meaning, from }) => meaning === 'marketWord' && from > scope2)
}

/** How Scope 2 was counted, by the words of a normalised text. */
export const readMethod = (text: string, said: WordsRead): { method: Method | null; both: boolean } => {
  const location = said.has('location') || shortLocation.test(text)
  const market = said.has('market') || shortMarket.test(text) || marketOfScope2(said)
  return { method: location === market ? null : location ? 'location' : 'market', both: location && market }
}
