import type { Page } from '../layout/page.ts'
import { cellAt, paragraphs } from '../layout/paragraphs.ts'
import { normalise, scopesIn } from '../rules/read-label.ts'
import type { Target } from '../types.ts'
import { evidenceOf } from '../values/to-finding.ts'

const verb =
  /reduc|cut\b|lower|decreas|halv|net[- ]?zero|carbon[- ]neutral|climate[- ]neutral|climate[- ]positive/i
const subject = /emission|ghg|greenhouse|co2|carbon|scope\s?[123]|footprint|net[- ]?zero|climate/i
const intent =
  /target|goal|aim|commit|pledge|ambition|will |plan to|by (?:the end of )?(?:FY ?)?20[2-6]\d|until 20|aspir|science[- ]based/i
const done =
  /^(?!.*(?:target|goal|commit|aim|by 20[3-6])).*(?:we (?:have )?(?:reduced|cut|lowered|achieved)|was reduced|were reduced)/i
const percent = /(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|per ?cent|percent)/
const target =
  /\b(?:by|until|before|towards?)\s+(?:the end of\s+|calendar year\s+|fiscal year\s+|fiscal\s+)?(?:FY ?|CY ?)?(20[2-6]\d)\b/gi
const base =
  /(?:from|compared (?:to|with)|versus|vs\.?|against|relative to|on|below|over|(?:base(?:line)?|reference) year(?: of)?:?|baseline(?: of| year)?:?)\s+(?:a |an |our |the )?(?:(?:base(?:line)?|reference)(?: year)?(?: of)? |fiscal year |calendar year |FY ?|CY ?)?(20[0-2]\d|199\d)|\b(20[0-2]\d)\s+(?:base(?:line)?|levels?)/i

const neutral = /net[- ]?zero|carbon[- ]neutral|climate[- ]neutral|climate[- ]positive/i

const scopesOf = (text: string) => scopesIn(normalise(text))

/** The year that goes with a word: the first named behind it, else the last before it. */
const yearFor = (sentence: string, at: number): number | null => {
  const years = [...sentence.matchAll(target)]
    .map((match) => ({ year: Number(match[1]), at: match.index }))
    .filter(({ year }) => year >= 2021)
  return (years.find((found) => found.at > at) ?? years.at(-1))?.year ?? null
}

type Goal = Pick<Target, 'percent' | 'baseYear' | 'targetYear' | 'scopes' | 'netZero'>

/** A sentence may name two: "50% by 2030, and net zero by 2045". */
const goalsOf = (sentence: string): Goal[] => {
  const share = percent.exec(sentence)
  const zero = neutral.exec(sentence)
  const baseFound = base.exec(sentence)
  const named = Number(baseFound?.[1] ?? baseFound?.[2] ?? Number.NaN)
  const baseOf = (year: number) => (Number.isFinite(named) && named < year ? named : null)
  const goals: Goal[] = []
  const shareYear = share ? yearFor(sentence, share.index) : null
  const zeroYear = zero ? yearFor(sentence, zero.index) : null
  const value = share ? Number(share[1]?.replace(',', '.')) : null
  const scopes = scopesOf(sentence)
  if (shareYear)
    goals.push({
      percent: value,
      baseYear: baseOf(shareYear),
      targetYear: shareYear,
      scopes,
      netZero: zeroYear === shareYear,
    })
  if (zeroYear && zeroYear !== shareYear)
    goals.push({
      percent: null,
      baseYear: null,
      targetYear: zeroYear,
      scopes: share ? scopesOf(sentence.slice(zero?.index ?? 0)) : scopes,
      netZero: true,
    })
  return goals
}

/** What the company says it will reach: how much, from when, until when, in which scopes. */
export const findTargets = (pages: Page[]): Target[] => {
  const found: Target[] = []
  const seen = new Set<string>()
  for (const page of pages) {
    if (page.hidden) continue
    for (const paragraph of paragraphs(page)) {
      if (paragraph.text.length < 24 || !verb.test(paragraph.text)) continue
      let from = 0
      for (const sentence of paragraph.text.split(/(?<=[.;!?])\s+(?=[A-Z•])/)) {
        const at = paragraph.text.indexOf(sentence, from)
        from = at + sentence.length
        if (
          !verb.test(sentence) ||
          !subject.test(sentence) ||
          !intent.test(sentence) ||
          done.test(sentence) ||
          sentence.length > 420
        )
          continue
        const cell = cellAt(paragraph, at)
        if (!cell) continue
        for (const goal of goalsOf(sentence)) {
          const key = `${goal.percent ?? 'zero'}|${goal.targetYear}|${goal.scopes.join('')}`
          if (seen.has(key)) continue
          seen.add(key)
          found.push({
            ...goal,
            text: sentence.trim(),
            evidence: evidenceOf({ page, cell, quote: sentence.trim() }),
          })
        }
      }
    }
  }
  return found.slice(0, 40)
}
