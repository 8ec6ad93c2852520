import type { ClaimKind } from '@ledgerleaf/contract/claims'
import { type ClaimMatch, matchPatterns } from './match-pattern.ts'
import { offsetsTonnes } from './offsets-tonnes.ts'
import { type Amount, readAmounts, readYears } from './read-amount.ts'
import { denials, leavesOpen } from './read-denial.ts'
import { type ClaimScope, type LedgerFacts, readScope } from './read-scope.ts'
import { type ClaimSubject, readSubject } from './read-subject.ts'
import { has, readSentences, type Sentence, type Word } from './sentence.ts'

/** A claim as the words make it, before any rule has spoken. */
export type ReadClaim = {
  kind: ClaimKind
  startsAt: number
  endsAt: number
  about: ClaimSubject
  time: 'past' | 'now' | 'future'
  isNegated: boolean
  /** Asked, told of others, or said with two denials: nothing that could be judged. */
  isUnclear: 'question' | 'told' | 'denied twice' | 'left open' | null
  /** "At the tailpipe": it says itself where it ends. */
  isLimited: boolean
  /** Of all, rather than of a part. */
  isWhole: boolean
  /** The words say that credits made it. */
  isByCredits: boolean
  amount: Amount | null
  /** So many tonnes are what was offset, rather than what something else was offset with. */
  isOfTonnes: boolean
  years: readonly number[]
  /** Of what, where and when. */
  scope: ClaimScope
  scopes: readonly number[]
}

export type ClaimReading = {
  claims: ReadClaim[]
  sentences: readonly Sentence[]
  /** Words that made a claim or its amount. */
  used: ReadonlySet<Word>
  /** Sentences that hold a claim. */
  claiming: ReadonlySet<Sentence>
  /** Of them, those whose claims are all denied. */
  denying: ReadonlySet<Sentence>
  /** Sentences that say that tonnes were removed. */
  removing: ReadonlySet<Sentence>
}

const future = (sentence: Sentence, years: readonly number[], thisYear: number) => {
  const { words } = sentence
  if (years.some((year) => year > thisYear) || has(words, 'will', 'aim')) return true
  return has(words, 'passive') && words.some(({ word }) => word === 'sein' || word === 'erreichen')
}

const past =
  /^(?:was|were|had|been|became|reached|achieved|ed|war|waren|wurde|haben|hat|avons|a|ete|fue|hemos|ha|abbiamo|stata|hebben|heeft|since|seit|depuis|desde|dal|sinds)$/

const nearest = (amounts: readonly Amount[], at: number): Amount | undefined =>
  amounts.reduce<Amount | undefined>(
    (best, next) => (best && Math.abs(best.place - at) <= Math.abs(next.place - at) ? best : next),
    undefined,
  )

const readScopes = ({ words }: Sentence) =>
  words.flatMap(({ word, kind }, at) => {
    const before = words.slice(Math.max(0, at - 4), at)
    return kind === 'number' && /^[123]$/.test(word) && before.some((near) => near.word.startsWith('scope'))
      ? [Number(word)]
      : []
  })

const counted: readonly ClaimKind[] = ['retired', 'compensated', 'removal']

/** What is the same for every claim of a sentence. */
type Around = Pick<ReadClaim, 'isLimited' | 'isWhole' | 'isByCredits' | 'years' | 'scope' | 'scopes'> & {
  isFuture: boolean
  isPast: boolean
  amounts: readonly Amount[]
  isQuestion: boolean
  isTold: boolean
  isLeftOpen: () => boolean
}

const readAround = (
  sentence: Sentence,
  thisYear: number,
  given: Pick<Around, 'amounts' | 'scope' | 'isLeftOpen'>,
): Around => {
  const { words, isQuestion } = sentence
  const years = readYears(sentence, given.amounts)
  return {
    ...given,
    years,
    isFuture: future(sentence, years, thisYear),
    isPast: words.some(({ word }) => past.test(word)),
    isQuestion: isQuestion && !has(words, 'didYouKnow'),
    isTold: has(words, 'ban') && !has(words, 'we', 'our'),
    isLimited: has(words, 'tailpipe'),
    isWhole: has(words, 'whole') || !has(words, 'travel'),
    isByCredits: has(words, 'credit', 'offset', 'offsetWord'),
    scopes: readScopes(sentence),
  }
}

const readUnclear = (denied: number, { isQuestion, isTold, isLeftOpen }: Around): ReadClaim['isUnclear'] => {
  if (isQuestion) return 'question'
  if (isTold) return 'told'
  if (denied > 1) return 'denied twice'
  return denied === 1 && isLeftOpen() ? 'left open' : null
}

const readOne = ({ pattern, places }: ClaimMatch, sentence: Sentence, around: Around): ReadClaim => {
  const { words } = sentence
  const { amounts, isLimited, isWhole, isByCredits, years, scope, scopes } = around
  const first = places[0] ?? 0
  const amount = counted.includes(pattern.kind) ? (nearest(amounts, first) ?? null) : null
  const verb = places.find((place) => has(words.slice(place, place + 1), 'offset', 'offsetWord', 'balance'))
  // The amount is marked with the claim it belongs to.
  const spanned = [...places, ...(amount?.places ?? [])]
  const isFuture = !pattern.isTimeless && around.isFuture
  const kind = pattern.kind === 'net_zero' && isFuture ? 'net_zero_target' : pattern.kind
  const denied = denials(words, { pattern, places })
  return {
    kind,
    startsAt: words[Math.min(...spanned)]?.start ?? 0,
    endsAt: words[Math.max(...spanned)]?.end ?? 0,
    about: readSubject(kind, sentence, words[first]?.part ?? 0),
    time: isFuture ? 'future' : around.isPast ? 'past' : 'now',
    isNegated: denied === 1,
    isUnclear: readUnclear(denied, around),
    isOfTonnes: amount !== null && verb !== undefined && offsetsTonnes(words, verb, amount),
    ...{ isLimited, isWhole, isByCredits, amount, years, scope, scopes },
  }
}

/** Whether the first of two matches that share a word gives way to the other. */
const givesWay = (
  { pattern: { kind, holdsNo } }: ClaimMatch,
  { pattern: other }: ClaimMatch,
  isBefore: boolean,
) => {
  // One claim of a kind for the same words.
  if (other.kind === kind) return isBefore
  // "No carbon neutral claim" speaks of neutral, and not of no carbon.
  if (kind === 'zero' && holdsNo && other.kind === 'neutral') return true
  // Net zero is not zero, and a word that makes one claim makes no praise.
  if (kind === 'zero' || kind === 'reduced') return other.kind === 'net_zero'
  if (kind === 'generic') return other.kind === 'renewable'
  return kind === 'retired' && other.kind === 'removal'
}

const distinct = (matches: readonly ClaimMatch[]): ClaimMatch[] => {
  const at = new Map<number, number[]>()
  for (const [index, { places }] of matches.entries())
    for (const place of places) at.set(place, [...(at.get(place) ?? []), index])
  return matches.filter(
    (match, index) =>
      !match.places
        .flatMap((place) => at.get(place) ?? [])
        .some((near) => {
          const other = matches[near]
          return other !== undefined && near !== index && givesWay(match, other, near < index)
        }),
  )
}

/** What the text claims, sentence by sentence. */
export const readClaims = (text: string, known: LedgerFacts): ClaimReading => {
  const sentences = readSentences(text)
  const thisYear = Number(known.today.slice(0, 4))
  const used = new Set<Word>()
  const claiming = new Set<Sentence>()
  const denying = new Set<Sentence>()
  const removing = new Set<Sentence>()
  let before: ClaimScope | undefined
  const claims = sentences.flatMap((sentence, index) => {
    const use = (places: Iterable<number>) => {
      for (const place of places) {
        const word = sentence.words[place]
        if (word && !word.isMended) used.add(word)
      }
    }
    const matches = distinct(matchPatterns(sentence))
    // Names and days that stand beside no claim were held against nothing.
    if (matches.length === 0) return []
    const amounts = readAmounts(sentence)
    const { scope, places } = readScope(sentence, amounts, known, before)
    before = scope
    const claimed = matches.flatMap((match) => match.places)
    use(claimed)
    use(places)
    let isOpen: boolean | undefined
    const isLeftOpen = () => (isOpen ??= leavesOpen(sentence, sentences[index + 1], claimed))
    const around = readAround(sentence, thisYear, { amounts, scope, isLeftOpen })
    const read = matches.map((match) => readOne(match, sentence, around))
    // An amount that belongs to no claim was held against nothing.
    for (const { amount } of read) use(amount?.places ?? [])
    claiming.add(sentence)
    if (read.every(({ isNegated }) => isNegated)) denying.add(sentence)
    if (read.some(({ kind }) => kind === 'removal')) removing.add(sentence)
    return read
  })
  return { claims, sentences, used, claiming, denying, removing }
}
