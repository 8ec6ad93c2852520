import { memo } from '../memo.ts'

const joined =
  ',|&|and|\\+|\\/|-|–|~|to|bis|und|et|ou|à|y|o|e|en|og|och|ja|および|及び|及|和|與|与|、|・|·|및|와'
const scopeGroup = new RegExp(
  `scopes?\\s*[:#-]?\\s*([123])((?:\\s*(?:${joined})\\s*(?:scopes?\\s*)?[123](?![\\d.,]*\\d))*)`,
  'g',
)
/** "not included in Scope 1 and 2" names scopes it is not about. */
const negated =
  /(?:not (?:already )?(?:included|incl\.?|accounted|covered|reported) (?:in|for in|under)|excluding|outside of?|other than|beyond|nicht in)\s*(?:the )?\(?scopes?\s*[123][^a-z]*(?:(?:and|or|und)\s*(?:scopes?\s*)?[123])?|scopes?\s*[123](?:\s*[,、・]\s*(?:scopes?\s*)?[123])*\s*に含まれない/g

export const withoutNegated = (text: string) => text.replace(negated, ' ')

/** "Scope 1, 2 (market-based), and 3": what explains one of them does not part them. */
const explained = /(?<=[123]\s*)[[(][^\])]{0,40}[\])]/g

/** The scopes a normalised text names, ranges spelled out. */
export const scopesIn = memo((text: string): number[] => {
  const found = new Set<number>()
  for (const [, first, rest] of withoutNegated(text).replace(explained, ' ').matchAll(scopeGroup)) {
    found.add(Number(first))
    const more = [...(rest ?? '').matchAll(/(-|–|~|to|bis|à)?\s*(?:scopes?\s*)?([123])/g)]
    for (const [, range, digit] of more) {
      if (range) for (let n = Number(first); n <= Number(digit); n++) found.add(n)
      found.add(Number(digit))
    }
  }
  return [...found].sort()
})
