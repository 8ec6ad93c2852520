import type { Answer } from '@ledgerleaf/contract/analysis'
import type { Evidence, Finding, Flag, Target } from '@ledgerleaf/contract/findings'
import { footprints, headlineOf } from '@ledgerleaf/contract/footprint'
import { metricName } from '@ledgerleaf/contract/metrics'
import { askedMetrics, askedYears, asksForTotal } from './asked-metrics.ts'

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const inWords = ({ value, unit }: Pick<Finding, 'value' | 'unit'>) =>
  `${figure.format(value)} ${unit === 'MWh' ? 'MWh' : 't CO2e'}`

type Told = Pick<Answer, 'text' | 'citations'>

const figuresMax = 8

const tellFigures = (findings: readonly Finding[]): Told => ({
  text: findings
    .map(
      (finding, i) =>
        `${metricName(finding.metric)} in ${finding.year}: ${inWords(finding)}${finding.doubtful ? ' (worth checking)' : ''} [${i + 1}].`,
    )
    .join(' '),
  citations: findings.map(({ evidence }) => evidence),
})

const missing = (question: string, findings: readonly Finding[]): string => {
  const metrics = askedMetrics(question)
  const years = askedYears(question)
  const known = [
    ...new Set(findings.filter(({ metric }) => metrics.includes(metric)).map(({ year }) => year)),
  ]
  const what = metrics.map(metricName).join(', ')
  if (known.length > 0)
    return `The report gives no figure for ${what} in ${years.join(', ')}. It gives one for ${known.sort((a, b) => b - a).join(', ')}.`
  return `The report gives no figure for ${what} that could be found.`
}

const tellTotal = (question: string, findings: readonly Finding[]): Told | null => {
  const all = footprints(findings)
  const years = askedYears(question)
  const wanted = years.length > 0 ? all.filter(({ year }) => years.includes(year)) : [headlineOf(all)]
  const citations: Evidence[] = []
  const sentences = wanted
    .filter((footprint) => footprint !== null)
    .map(({ year, tonnes, parts, asReported }) => {
      const told = parts.slice(0, figuresMax).map(({ metric, tonnes: part }) => {
        const evidence = findings.find(
          (finding) => finding.metric === metric && finding.year === year,
        )?.evidence
        if (evidence) citations.push(evidence)
        return `${metricName(metric)}: ${figure.format(part)} t${evidence ? ` [${citations.length}]` : ''}`
      })
      const made = asReported ? `as reported: ${told[0]}` : `made of ${told.join('; ')}`
      return `The footprint of ${year} is ${figure.format(tonnes)} t CO2e, ${made}.`
    })
  return sentences.length > 0 ? { text: sentences.join(' '), citations } : null
}

const tellTargets = (targets: readonly Target[]): Told => ({
  text: `The report names ${targets.length === 1 ? 'this target' : 'these targets'}: ${targets
    .slice(0, figuresMax)
    .map(({ text }, i) => `“${text}” [${i + 1}]`)
    .join(' ')}`,
  citations: targets.slice(0, figuresMax).map(({ evidence }) => evidence),
})

const tellFlags = (flags: readonly Flag[]): Told => {
  const citations: Evidence[] = []
  const sentences = flags.slice(0, figuresMax).map(({ title, severity, found, evidence }) => {
    const [first] = evidence
    if (first) citations.push(first)
    return `${title} (${severity}): ${found}${first ? ` [${citations.length}]` : ''}`
  })
  return { text: sentences.join(' '), citations }
}

type Known = { findings: readonly Finding[]; targets: readonly Target[]; flags: readonly Flag[] }

/** Answers from what was read as figures, targets and flags. Null where the question is about something else. */
export const answerFromFindings = (question: string, { findings, targets, flags }: Known): Answer | null => {
  const say = (told: Told, found = true): Answer => ({ ...told, found, phrasedBy: 'reading' })
  const isAboutGoals = /\b(targets?|goals?|net[- ]?zero|reduc\w+ by|commit\w*)\b/i.test(question)
  if (isAboutGoals && targets.length > 0) return say(tellTargets(targets))
  if (/\b(flags?|compliance|risks?|complian\w+|missing)\b/i.test(question) && flags.length > 0)
    return say(tellFlags(flags))
  if (isAboutGoals) return null
  const metrics = askedMetrics(question)
  if (metrics.length > 0) {
    const years = askedYears(question)
    const ofMetric = findings.filter(({ metric }) => metrics.includes(metric))
    const newest = Math.max(...ofMetric.map(({ year }) => year))
    const wanted = years.length > 0 ? years : [newest]
    const hits = ofMetric
      .filter(({ year }) => wanted.includes(year))
      .sort((a, b) => b.year - a.year)
      .slice(0, figuresMax)
    return hits.length > 0
      ? say(tellFigures(hits))
      : say({ text: missing(question, findings), citations: [] }, false)
  }
  const total = asksForTotal(question) ? tellTotal(question, findings) : null
  return total && say(total)
}
