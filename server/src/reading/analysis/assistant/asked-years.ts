/** Which years a question names, and how: the ends of a span, some of them, or all there are. */
export type AskedYears = {
  years: number[]
  isSpan: boolean
  all: boolean
  /** What was said in words rather than digits, and the year it was taken as. */
  takenAs: { words: string; year: number } | null
}

const every =
  /\b(?:all|every|each|over the) (?:the )?years?\b|\bover time\b|\bby year\b|\b(?:per|pro|je|par|por) (?:year|jahr|an|ano)\b|\b(?:which|what|in which|in what) years?\b|\b(?:welche[mnrs]?|quelle|en que|quale|em que) (?:jahr|annee|ano|anno)\b|\balle jahre\b|\b(?:toutes les annees|todos los anos|tutti gli anni|todos os anos)\b|\btrend\b/
const newest =
  /\b(?:last|latest|newest|this|current|most recent) (?:reported |reporting |financial |fiscal )?year\b|\blatest\b|\b(?:letzte[mnrs]?|dieses|aktuelle[mns]?) jahr(?:es)?\b|\b(?:derniere|cette) annee\b|\bannee derniere\b|\b(?:ultimo|este|pasado) ano\b|\bano pasado\b|\b(?:l'ultimo|quest'|scorso) ?anno\b|\bano passado\b/
const previous =
  /\b(?:previous|prior|preceding) year\b|\byear before\b|\byear[- ]on[- ]year\b|\byoy\b|\bvorjahr\w*\b|\bannee precedente\b|\bano anterior\b|\banno precedente\b/
const span =
  /\b(?:between|from|zwischen|von|entre|de|du|desde|tra|dal|from)\b[^?]*?\b(?:fy ?)?([123]\d{3})\b\s*(?:and|to|until|bis|und|et|a|y|e|hasta|ate|al|-|–)\s*(?:the )?(?:fy ?)?([123]\d{3})\b|\b([123]\d{3})\s*(?:-|–|to|bis)\s*([123]\d{3})\b/
const since = /\b(?:since|seit|depuis|desde|dal)\s+(?:fy ?)?([123]\d{3})\b/
// No report speaks of 1850, and whoever asks is to hear so; unless it counts something, as in "more than 1850 tonnes".
const year =
  /\b(?:fy|cy)?\s?((?:19|20)\d\d|[123]\d{3}(?!\s*(?:[%€$£]|(?:k|m|metric )?t\b|ton|kg|[kmg]wh|co2|emplo|people|mitarb)))\b(?![.,]\d)/g

/** `known` are the years with figures, the newest first; words such as "last year" are taken from there. */
export const askedYears = (question: string, known: readonly number[]): AskedYears => {
  const digits = [...question.matchAll(year)].map(([, written]) => Number(written))
  const short = [...question.matchAll(/\b(?:fy|cy)\s?'?(\d\d)\b/g)].map(([, year]) => 2000 + Number(year))
  const named = [...new Set([...digits, ...short])]
  const [first, second] = known
  const asked: AskedYears = { years: named, isSpan: false, all: every.test(question), takenAs: null }
  if (first === undefined) return asked
  const [, since1] = since.exec(question) ?? []
  if (since1) return { ...asked, years: [Number(since1), first], isSpan: true }
  if (named.length === 2 && (span.test(question) || /\bbetween|zwischen|entre|tra\b/.test(question)))
    return { ...asked, years: [...named].sort((a, b) => a - b), isSpan: true }
  if (named.length > 0) return asked
  const said = newest.exec(question)?.[0]
  const before = previous.exec(question)?.[0]
  if (before && second !== undefined) {
    const isComparison = /year[- ]on[- ]year|yoy|compar|chang|vs|versus|vergl|verander/.test(question)
    return isComparison
      ? { ...asked, years: [second, first], isSpan: true }
      : { ...asked, years: [second], takenAs: { words: before, year: second } }
  }
  return said ? { ...asked, years: [first], takenAs: { words: said, year: first } } : asked
}
