import { normalise, readLabel, scopesIn } from '../rules/read-label.ts'
import { readUnit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'
import type { PageContext } from './page-context.ts'
import { energyStated, fromTo, notAbsolute, pairOf, series, tailed, threeOf } from './prose-patterns.ts'
import { metricSaid, type Said } from './said.ts'

/** "Scope 1 and Scope 2 emissions were 10 tonnes and 20 tonnes respectively": each word has its figure. */
export const readPairs = (text: string, context: PageContext): Said[] => {
  if (!/respectively/i.test(text)) return []
  const plain = text.replace(/CO\s?[₂2]/g, 'CO2')
  if (plain.length !== text.length) return []
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
    ].flatMap(({ words, raw, unitText, at: place }): Said[] => {
      const metric = metricSaid(words)
      const unit = readUnit(unitText, 'mass')
      const label = readLabel(words)
      if (!metric || unit?.kind !== 'mass' || label.component || label.subset || label.refused) return []
      return [{ metric, year, raw, unit, at: place, sure: named !== null, assumed: named === null }]
    })
  })
}

/** "Scope 2 emissions amounted to 10 t (location-based) and 20 t (market-based)". */
export const readTailed = (text: string, context: PageContext): Said[] => {
  if (!/(?:location|market)[- ]based/i.test(text)) return []
  const plain = text.replace(/CO\s?[₂2]/g, 'CO2')
  if (plain.length !== text.length || notAbsolute.test(plain) || /target|goal|aim|commit|pledge/i.test(plain))
    return []
  return [...plain.matchAll(tailed)].flatMap((match): Said[] => {
    const [, raw = '', unitText = '', method = ''] = match
    const before = plain.slice(Math.max(0, match.index - 200), match.index)
    const words = /scopes?\s*[123](?![\s\S]*scopes?\s*[123])[\s\S]*$/i.exec(before)?.[0] ?? ''
    const scopes = scopesIn(normalise(words))
    const unit = readUnit(unitText, 'mass')
    const { component, subset } = readLabel(words)
    if (scopes.join() !== '2' || unit?.kind !== 'mass' || component || subset) return []
    if (/scopes?\s*[123]\s*(?:and|&|\+|,|\/)\s*$/i.test(before.slice(0, before.length - words.length)))
      return []
    const named = readYear(plain)
    const year = named ?? context.reportYear
    if (!year || year > context.latest) return []
    const metric = method.toLowerCase() === 'market' ? 'scope2_market' : 'scope2_location'
    return [{ metric, year, raw, unit, at: match.index, sure: named !== null, assumed: named === null }]
  })
}

/** Three scopes and three figures, each in its place. */
export const readThree = (text: string, context: PageContext): Said[] => {
  if (!/respectively/i.test(text)) return []
  const plain = text.replace(/CO\s?[₂2]/g, 'CO2')
  if (plain.length !== text.length || notAbsolute.test(plain) || /target|goal|aim|commit|pledge/i.test(plain))
    return []
  return [...plain.matchAll(threeOf)].flatMap((match): Said[] => {
    const [whole, ...rest] = match
    const unit = readUnit(rest[3] ?? '', 'mass')
    const named = readYear(plain)
    const year = named ?? context.reportYear
    if (unit?.kind !== 'mass' || !year || year > context.latest) return []
    let from = whole.search(/3\b/) + 1
    return (['scope1', 'scope2_unspecified', 'scope3_total'] as const).map((metric, at) => {
      const raw = rest[at] ?? ''
      from = whole.indexOf(raw, from)
      const place = match.index + from
      from += raw.length
      return { metric, year, raw, unit, at: place, sure: named !== null, assumed: named === null }
    })
  })
}

/** "The location-based approach would result in 10 t (2019), 11 t (2020), 12 t (2021)". */
export const readSeries = (text: string, context: PageContext): Said[] => {
  if (!/(?:location|market)[- ]based/i.test(text)) return []
  const plain = text.replace(/CO\s?[₂2]/g, 'CO2')
  const metric = metricSaid(plain.replace(/(location|market)-based/i, 'scope 2 $1-based'))
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
export const readFromTo = (text: string, context: PageContext): Said[] => {
  if (!/\bfrom\b/i.test(text)) return []
  const plain = text.replace(/CO\s?[₂2]/g, 'CO2')
  if (plain.length !== text.length || !/scope/i.test(text)) return []
  return [...plain.matchAll(fromTo)].flatMap((match): Said[] => {
    const [whole, first = '', firstUnit, firstYear, second = '', secondUnit = '', secondYear] = match
    const before = plain.slice(Math.max(0, match.index - 120), match.index)
    const words = /scopes?\s*[123](?![\s\S]*scopes?\s*[123])[\s\S]*$/i.exec(before)?.[0] ?? ''
    const joined = /scopes?\s*[123]\s*(?:and|&|\+|,|\/)\s*$/i.test(
      before.slice(0, before.length - words.length),
    )
    const metric = words && !joined && !/\d{3}/.test(words) ? metricSaid(words) : null
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
export const readEnergy = (text: string, context: PageContext): Said[] =>
  [
    ...(/\d ?(?:million |thousand )?(?:[kMGT]Wh|[GTP]J)\b/.test(text) ? text.matchAll(energyStated) : []),
  ].flatMap((match): Said[] => {
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
    const found: Said = {
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
