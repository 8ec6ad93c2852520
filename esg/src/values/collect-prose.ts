import { cellAt, type Paragraph, paragraphs } from '../layout/paragraphs.ts'
import { readNumber } from '../numbers/read-number.ts'
import { normalise, readLabel, scopesIn } from '../rules/read-label.ts'
import type { Metric } from '../types.ts'
import { readUnit, type Unit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'
import type { Candidate } from './candidate.ts'
import type { PageContext } from './collect-table.ts'

const figure = "\\d[\\d.,'’\\u00a0\\u202f ]*\\d|\\d"
const unitAfter =
  '(?:(?:millions?(?: of)?|thousands?(?: of)?|mio\\.?|tsd\\.?|k) ?)?(?:(?:metric )?(?:(?:kilo|mega)?tonnes?|(?:kilo)?tons?)|(?:[kKM]|MM)?[tT] ?-?CO2[- ]?e?q?|MMT|kt|Mt|mt|MT|t)(?![a-z])(?:[- ]?(?:of )?(?:CO2|carbon dioxide)(?:[- ]?e(?:q(?:uivalents?)?)?(?![a-z])|[- ]equivalents?)?)?'
const about =
  '(?:approximately |about |around |approx\\. |ca\\. |a total of |some |roughly |just over |just under |nearly |almost )?'
const stated = new RegExp(
  `(?:\\b(?:were|was|are|is|of|to|totall?ed|totall?ing|amount(?:s|ed|ing)? to|stood at|reached|came to|comprised|emitted|reported|account(?:s|ed|ing) for|contributed|generated|estimated (?:at|to be)|at)|[:=–])\\s*${about}(${figure}) ?(${unitAfter})`,
  'gi',
)
/** "12,345 tonnes CO2e of Scope 1 emissions": what it is stands behind the figure. */
const followed = new RegExp(
  `(?<![\\d.,])(${figure}) ?(${unitAfter}) (?:of|in|from|for|under|as|were|was) (?:our |total |gross |direct |indirect |absolute )*((?:(?:location|market)[- ]based )?scope ?[123]\\b(?:(?!(?:and|plus|&) (?:approximately |about )?\\d)[^.;,]){0,40})`,
  'gi',
)
/** "12,345 tonnes CO2e (Scope 1)". */
const bracketed = new RegExp(
  `(?<![\\d.,])(${figure}) ?(${unitAfter}) \\(((?:(?:location|market)[- ]based )?scope ?[123]\\b[^()]{0,40})\\)`,
  'gi',
)
/** "compared with 11,900 tonnes in 2019", "(11,900 tonnes in 2019)". */
const compared = new RegExp(
  `(?:(?:compared (?:to|with)|versus|vs\\.?|against|(?:up|down) from|from|after) |\\()${about}(${figure}) ?(${unitAfter})? (?:in|for) (?:the year |fiscal year |financial year |FY ?)?(20\\d\\d)`,
  'gi',
)
const change =
  /\b(?:was |were |has |have )?(?:reduced|decreased|increased|declined|fell|rose|dropped|grew)(?: by)? (?:approximately |about |around )?[\d.,]+ ?(?:%|per ?cent) to\b/i
const comparison = /\b(?:compared (?:to|with)|versus|vs|against|(?:up|down) from)\b/i
const previous = new RegExp(
  `\\((?:FY ?)?(20\\d\\d|prior year|previous year) ?: ?(${figure})(?: ?${unitAfter})?\\)`,
  'gi',
)
const listed = new RegExp(
  `(?<=[;,|/] ?|and )(?:FY ?)?(20\\d\\d) ?[:=] ?(${figure})(?: ?(${unitAfter}))?`,
  'gi',
)
const series = new RegExp(`(${figure}) ?(?:${unitAfter})? ?(?:\\((20\\d\\d)\\)|in (20\\d\\d))`, 'gi')

const notAbsolute =
  /reduc|decreas\w* by|increas\w* by|sav(?:ed|ing)|avoid|target|goal|offset|credit|remov|compensat|equivalent to|per |intensity|if |would have|potential|forecast|by 20[3-6]\d|approximately \d+%/i
const sentences = (text: string): { text: string; from: number }[] => {
  const found: { text: string; from: number }[] = []
  let from = 0
  for (const match of text.matchAll(/[.;!?](?=\s+[A-Z•●(“])/g)) {
    found.push({ text: text.slice(from, match.index + 1), from })
    from = match.index + 1
  }
  found.push({ text: text.slice(from), from })
  return found
}

const metricOf = (words: string): Metric | null => {
  const label = readLabel(words)
  const [scope, ...more] = scopesIn(normalise(words))
  if (more.length === 2 && label.category === null && !label.bothMethods) return 'total'
  if (more.length > 0 || label.category !== null || label.severalCategories || label.bothMethods) return null
  if (scope === 1) return 'scope1'
  if (scope === 3) return 'scope3_total'
  if (scope !== 2) return null
  return label.method === 'location'
    ? 'scope2_location'
    : label.method === 'market'
      ? 'scope2_market'
      : 'scope2_unspecified'
}

type Found = {
  metric: Metric
  year: number
  raw: string
  unit: Unit
  at: number
  sure: boolean
  assumed: boolean
}

/** "Scope 2 emissions were 10 t (market-based), while location-based emissions were": the second figure is of Scope 2 too. */
const secondMethod = (before: string): string | null => {
  const method =
    /(?<=\d{3}[\s\S]*)\b(?:location|market)[- ]based(?![\s\S]*(?:\d{3}|scope|based))[\s\S]*$/i.exec(
      before.replace(/\b20\d\d\b/g, '    '),
    )
  const ahead = method ? before.slice(0, method.index) : ''
  const last = /scopes?\s*[123](?![\s\S]*scopes?\s*[123])[^;.]*$/i.exec(ahead)?.[0] ?? ''
  const scopes = scopesIn(normalise(last))
  return method && scopes.length === 1 && scopes[0] === 2 ? `Scope 2 ${method[0]}` : null
}

/** "Scope 1 emissions were 12,345 tonnes (2019: 11,900 tonnes)": the scope nearest before the figure is the one meant. */
const readSentence = (text: string, context: PageContext): Found[] => {
  const found: Found[] = []
  if (!/scope/i.test(text)) return found
  const plain = text.replace(/CO\s?[₂2]/g, 'CO2')
  if (plain.length !== text.length) return found
  for (const match of plain.matchAll(stated)) {
    const [, raw, unitText] = match
    if (!raw || !unitText) continue
    const at = match.index + match[0].indexOf(raw)
    const before = plain.slice(Math.max(0, at - 140), at)
    const start = Math.max(before.search(/scopes?\s*[123](?![\s\S]*scopes?\s*[123])/i), 0)
    // A method may stand before its scope: "market-based Scope 2 emissions".
    const ahead = /(?:location|market)[- ]based\s+(?:GHG |gross )?$/i.exec(before.slice(0, start))?.[0] ?? ''
    // "fell by 12 % to 8,400 tonnes" says what is left, not what is gone.
    const words =
      secondMethod(plain.slice(Math.max(0, at - 260), at)) ??
      (ahead + before.slice(start)).replace(change, ' to ')
    if (!/scope/i.test(words) || /\d{3}/.test(words.replace(/20\d\d/g, '')) || notAbsolute.test(words))
      continue
    // What is aimed at is not what was emitted.
    const behind = plain
      .slice(at + raw.length, at + raw.length + 50)
      .split(/, (?:and|but|while|which|as)\b/)[0]
    const around = plain.slice(Math.max(0, at - 200), at + raw.length) + behind
    if (/target|goal|aim|commit|pledge|ambition|\bby (?:FY ?)?20[2-6]\d/i.test(around)) continue
    // The words before the scope may join it to another one: "Scope 1 and Scope 2 emissions were".
    if (/scopes?\s*[123]\s*(?:and|&|\+|,|\/)\s*$/i.test(before.slice(0, start))) continue
    const metric = metricOf(words)
    const unit = readUnit(unitText, 'mass')
    const label = readLabel(words)
    if (!metric || unit?.kind !== 'mass' || label.component || label.subset || label.refused) continue
    const after = plain.slice(at + raw.length, at + raw.length + 60).split(comparison)[0] ?? ''
    const named =
      readYear(words) ??
      readYear(/^[^.;(]{0,40}?\bin ((?:FY ?)?20\d\d)/.exec(after)?.[1] ?? '') ??
      readYear(plain.slice(0, at).replace(/\([^()]*\)/g, ' '))
    const year = named ?? context.reportYear
    const assumed = named === null
    if (!year || year > context.latest) continue
    found.push({ metric, year, raw, unit, at, sure: readYear(words) !== null, assumed })
    // What is compared after the next scope is compared with that one.
    const own = plain.slice(at, at + 140).split(/scopes?\s*[123]/i)[0] ?? ''
    for (const then of own.matchAll(compared)) {
      const [, value, , named2] = then
      if (value && Number(named2) < year)
        found.push({
          metric,
          year: Number(named2),
          raw: value,
          unit: (then[2] && readUnit(then[2], 'mass')) || unit,
          at: at + then.index + then[0].indexOf(value),
          sure: true,
          assumed: false,
        })
    }
    // "2023: 12 t; 2022: 13 t": each figure behind its year.
    if (/20\d\d ?[:=] ?$/.test(words))
      for (const other of own.matchAll(listed)) {
        const [, then = '', value = ''] = other
        if (Number(then) <= context.latest && Number(then) !== year)
          found.push({
            metric,
            year: Number(then),
            raw: value,
            unit: (other[3] && readUnit(other[3], 'mass')) || unit,
            at: at + other.index + other[0].indexOf(value, then.length),
            sure: true,
            assumed: false,
          })
      }
    for (const earlier of own.matchAll(previous)) {
      const [, label2, value] = earlier
      const then = label2 && /^20/.test(label2) ? Number(label2) : year - 1
      if (value)
        found.push({
          metric,
          year: then,
          raw: value,
          unit,
          at: at + earlier.index + earlier[0].lastIndexOf(value),
          sure: true,
          assumed: false,
        })
    }
  }
  return found
}

const readFollowed = (text: string, context: PageContext): Found[] => {
  if (!/scope/i.test(text)) return []
  const plain = text.replace(/CO\s?[₂2]/g, 'CO2')
  if (plain.length !== text.length || notAbsolute.test(plain) || /target|goal|aim|commit|pledge/i.test(plain))
    return []
  return [...plain.matchAll(followed), ...plain.matchAll(bracketed)].flatMap((match): Found[] => {
    const [, raw, unitText = '', words = ''] = match
    const metric = metricOf(words)
    const unit = readUnit(unitText, 'mass')
    const label = readLabel(words)
    if (!raw || !metric || unit?.kind !== 'mass' || label.component || label.subset || label.refused)
      return []
    const named = readYear(words) ?? readYear(plain)
    const year = named ?? context.reportYear
    if (!year || year > context.latest) return []
    return [{ metric, year, raw, unit, at: match.index, sure: named !== null, assumed: named === null }]
  })
}

const pairOf = new RegExp(
  `(scope ?[123]\\b[^.;\\d]{0,40}?) (?:and|&) ((?:(?:location|market)[- ]based )?scope ?[123]\\b[^.;\\d]{0,60}?)(?:were|was|amounted to|totall?ed|stood at|of|reached) ${about}(${figure}) ?(${unitAfter})?,? and ${about}(${figure}) ?(${unitAfter}),? respectively`,
  'gi',
)

/** "Scope 1 and Scope 2 emissions were 10 tonnes and 20 tonnes respectively": each word has its figure. */
const readPairs = (text: string, context: PageContext): Found[] => {
  const plain = text.replace(/CO\s?[₂2]/g, 'CO2')
  if (plain.length !== text.length || !/respectively/i.test(text)) return []
  return [...plain.matchAll(pairOf)].flatMap((match) => {
    const [whole, firstWords = '', secondWords = '', first = '', firstUnit, second = '', secondUnit = ''] =
      match
    if (notAbsolute.test(whole) || /target|goal|aim|commit|pledge/i.test(plain)) return []
    const named = readYear(plain)
    const year = named ?? context.reportYear
    if (!year || year > context.latest) return []
    const at = match.index + whole.indexOf(first, firstWords.length + secondWords.length)
    return [
      { words: firstWords, raw: first, unitText: firstUnit ?? secondUnit, at },
      { words: secondWords, raw: second, unitText: secondUnit, at: match.index + whole.lastIndexOf(second) },
    ].flatMap(({ words, raw, unitText, at: place }): Found[] => {
      const metric = metricOf(words)
      const unit = readUnit(unitText, 'mass')
      const label = readLabel(words)
      if (!metric || unit?.kind !== 'mass' || label.component || label.subset || label.refused) return []
      return [{ metric, year, raw, unit, at: place, sure: named !== null, assumed: named === null }]
    })
  })
}

/** "The location-based approach would result in 10 t (2019), 11 t (2020), 12 t (2021)". */
const readSeries = (text: string, context: PageContext): Found[] => {
  if (!/(?:location|market)[- ]based/i.test(text)) return []
  const plain = text.replace(/CO\s?[₂2]/g, 'CO2')
  const metric = metricOf(plain.replace(/(location|market)-based/i, 'scope 2 $1-based'))
  const unit = readUnit(plain, 'mass')
  if (
    !metric?.startsWith('scope2_') ||
    metric === 'scope2_unspecified' ||
    unit?.kind !== 'mass' ||
    plain.length !== text.length
  )
    return []
  const members = [...plain.matchAll(series)]
  if (members.length < 2 || /reduc|target|per |intensity/i.test(plain)) return []
  return members.flatMap((match) => {
    const [, raw, bracketed, named] = match
    const year = Number(bracketed ?? named)
    return raw && year <= context.latest
      ? [{ metric, year, raw, unit, at: match.index, sure: true, assumed: false }]
      : []
  })
}

const toCandidate = (
  paragraph: Paragraph,
  sentence: { text: string; from: number },
  item: Found,
  context: PageContext,
): Candidate[] => {
  const raw = item.raw.trim()
  const number =
    readNumber(raw, context.convention) ?? readNumber(raw, context.convention === 'comma' ? 'point' : 'comma')
  const cell = cellAt(paragraph, sentence.from + item.at)
  if (
    !number ||
    !cell ||
    number.value < 0 ||
    (number.value >= 1990 && number.value <= 2060 && number.decimals === 0 && raw.length === 4)
  )
    return []
  return [
    {
      metric: item.metric,
      year: item.year,
      printed: number.value,
      decimals: number.decimals,
      raw,
      unit: item.unit,
      unitFrom: 'cell',
      multiplier: 1,
      score: item.sure ? 3.1 : 2.7,
      page: context.page,
      cell,
      quote: sentence.text.trim(),
      context: [],
      assumedYear: item.assumed,
      rule: 'prose',
      group: `${context.page.number}:prose`,
      aggregated: [],
    },
  ]
}

export const readParagraph = (paragraph: Paragraph, context: PageContext): Candidate[] => {
  if (!/scope|based/i.test(paragraph.text) || !/\d/.test(paragraph.text)) return []
  return sentences(paragraph.text).flatMap((sentence) =>
    [readSentence, readFollowed, readPairs, readSeries]
      .flatMap((read) => read(sentence.text, context))
      .flatMap((item) => toCandidate(paragraph, sentence, item, context)),
  )
}

export const collectProse = (context: PageContext): Candidate[] =>
  paragraphs(context.page).flatMap((paragraph) => readParagraph(paragraph, context))
