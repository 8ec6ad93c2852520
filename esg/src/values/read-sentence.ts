import { normalise, readLabel, scopesIn } from '../rules/read-label.ts'
import type { Metric } from '../types.ts'
import { readUnit, type Unit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'
import type { PageContext } from './collect-table.ts'
import {
  bracketed,
  change,
  compared,
  comparison,
  energyStated,
  followed,
  fromTo,
  listed,
  notAbsolute,
  pairOf,
  previous,
  series,
  stated,
} from './prose-patterns.ts'

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

export type Found = {
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
    // "(2022: 13 t)" behind a figure says that it is of the year after.
    const behindIt = /^[^.;]{0,60}?\((?:FY ?)?(20\d\d) ?: ?\d/.exec(plain.slice(at + raw.length))?.[1]
    const after2 = behindIt && named === null ? Number(behindIt) + 1 : null
    const year = named ?? (context.reportYear === null ? after2 : context.reportYear)
    const assumed = named === null && after2 !== year
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

/** "We reduced Scope 1 emissions from 13 t in 2022 to 12 t in 2023" gives both. */
const readFromTo = (text: string, context: PageContext): Found[] => {
  const plain = text.replace(/CO\s?[₂2]/g, 'CO2')
  if (plain.length !== text.length || !/scope/i.test(text)) return []
  return [...plain.matchAll(fromTo)].flatMap((match): Found[] => {
    const [whole, first = '', firstUnit, firstYear, second = '', secondUnit = '', secondYear] = match
    const before = plain.slice(Math.max(0, match.index - 120), match.index)
    const words = /scopes?\s*[123](?![\s\S]*scopes?\s*[123])[\s\S]*$/i.exec(before)?.[0] ?? ''
    const joined = /scopes?\s*[123]\s*(?:and|&|\+|,|\/)\s*$/i.test(
      before.slice(0, before.length - words.length),
    )
    const metric = words && !joined && !/\d{3}/.test(words) ? metricOf(words) : null
    const unit = readUnit(secondUnit, 'mass')
    const { component, subset } = readLabel(words)
    if (!metric || unit?.kind !== 'mass' || component || subset) return []
    if (/target|goal|aim|commit|pledge|intensity|per |avoid|offset/i.test(plain)) return []
    if (Number(firstYear) > context.latest || Number(secondYear) > context.latest) return []
    const common = { metric, sure: true, assumed: false }
    return [
      {
        ...common,
        year: Number(firstYear),
        raw: first,
        unit: (firstUnit && readUnit(firstUnit, 'mass')) || unit,
        at: match.index + whole.indexOf(first),
      },
      { ...common, year: Number(secondYear), raw: second, unit, at: match.index + whole.lastIndexOf(second) },
    ]
  })
}

/** "Total energy consumption was 12 MWh (2022: 13 MWh)". */
const readEnergy = (text: string, context: PageContext): Found[] =>
  [...text.matchAll(energyStated)].flatMap((match): Found[] => {
    const [whole, words = '', raw = '', unitText = ''] = match
    const unit = readUnit(unitText, 'energy')
    const label = readLabel(words)
    if (unit?.kind !== 'energy' || !label.energy || label.refused || label.subset) return []
    if (/target|goal|\baim|commit|pledge|per |sav(?:ed|ing)|reduc/i.test(words)) return []
    const at = match.index + whole.lastIndexOf(raw)
    const behind = text.slice(match.index + whole.length)
    if (/^\s*(?:\/|per\b|of\b)/i.test(behind)) return []
    const named = readYear(words) ?? readYear(/^ in ((?:FY ?)?20\d\d)/.exec(behind)?.[1] ?? '')
    const year = named ?? readYear(text.slice(0, match.index)) ?? context.reportYear
    if (!year || year > context.latest) return []
    const found: Found = {
      metric: 'energy_total_mwh',
      year,
      raw,
      unit,
      at,
      sure: named !== null,
      assumed: named === null,
    }
    const then = /^[^.;]{0,24}?\((?:FY ?)?(20\d\d) ?: ?(\d[\d.,'’ ]*\d) ?(?:[kMGT]Wh|[GTP]J)?\)/.exec(behind)
    const [, before, value] = then ?? []
    return before && value
      ? [
          found,
          {
            ...found,
            year: Number(before),
            raw: value,
            at: match.index + whole.length + behind.indexOf(value),
            assumed: false,
          },
        ]
      : [found]
  })

/** All that one sentence says, by whichever of its forms. */
export const readWords = (text: string, context: PageContext): Found[] =>
  [readSentence, readFollowed, readPairs, readSeries, readFromTo, readEnergy].flatMap((read) =>
    read(text, context),
  )
