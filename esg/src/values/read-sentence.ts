import { normalise, readLabel, scopesIn } from '../rules/read-label.ts'
import { readUnit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'
import type { PageContext } from './page-context.ts'
import {
  bracketed,
  change,
  compared,
  comparison,
  followed,
  listed,
  notAbsolute,
  previous,
  stated,
} from './prose-patterns.ts'
import { metricSaid, type Said } from './said.ts'

/** "Scope 2 emissions were 10 t (market-based), while location-based emissions were": the second figure is of Scope 2 too. */
const secondMethod = (before: string): string | null => {
  if (!/based/i.test(before) || !/\d{3}/.test(before)) return null
  const method =
    /(?<=\d{3}[\s\S]*)\b(?:location|market)[- ]based(?![\s\S]*(?:\d{3}|scope|based))[\s\S]*$/i.exec(
      before.replace(/\b20\d\d\b/g, '    '),
    )
  const ahead = method ? before.slice(0, method.index) : ''
  const last = /scopes?\s*[123](?![\s\S]*scopes?\s*[123])[^;.]*$/i.exec(ahead)?.[0] ?? ''
  const scopes = scopesIn(normalise(last))
  return method && scopes.length === 1 && scopes[0] === 2 ? `Scope 2 ${method[0]}` : null
}

const tailedBy = /^ ?[^\d.;()]{0,40}\((?:using |under |by |on )?(?:the |a )?(?:location|market)[- ]based/i

/** "Scope 1 emissions were 12,345 tonnes (2019: 11,900 tonnes)": the scope nearest before the figure is the one meant. */
export const readSentence = (text: string, context: PageContext): Said[] => {
  const found: Said[] = []
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
    // What others were spared, or what was paid for, was not emitted.
    if (
      /avoid|credit|offset|compensat|prevent|equivalent to|displac/i.test(
        before.slice(Math.max(0, start - 40), start),
      )
    )
      continue
    if (tailedBy.test(plain.slice(at + raw.length))) continue
    // What is aimed at is not what was emitted.
    const behind = plain
      .slice(at + raw.length, at + raw.length + 50)
      .split(/, (?:and|but|while|which|as)\b/)[0]
    const around = plain.slice(Math.max(0, at - 200), at + raw.length) + behind
    if (/target|goal|aim|commit|pledge|ambition|\bby (?:FY ?)?20[2-6]\d/i.test(around)) continue
    // The words before the scope may join it to another one: "Scope 1 and Scope 2 emissions were".
    if (/scopes?\s*[123]\s*(?:and|&|\+|,|\/)\s*$/i.test(before.slice(0, start))) continue
    const metric = metricSaid(words)
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

export const readFollowed = (text: string, context: PageContext): Said[] => {
  if (!/scope/i.test(text)) return []
  const plain = text.replace(/CO\s?[₂2]/g, 'CO2')
  if (plain.length !== text.length || notAbsolute.test(plain) || /target|goal|aim|commit|pledge/i.test(plain))
    return []
  return [...plain.matchAll(followed), ...plain.matchAll(bracketed)].flatMap((match): Said[] => {
    const [, raw, unitText = '', words = ''] = match
    const metric = metricSaid(words)
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
