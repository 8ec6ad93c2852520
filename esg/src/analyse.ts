import { DocumentRefused } from './document-refused.ts'
import { asRead } from './flags/flag-input.ts'
import { raiseFlags } from './flags/raise-flags.ts'
import { readCues } from './flags/read-cues.ts'
import { readPages } from './formats/read-pages.ts'
import { isScan, readScans, worthReading } from './formats/read-scans.ts'
import { readCandidates } from './read-candidates.ts'
import { toText } from './read-document.ts'
import { chooseAll } from './scoring/choose.ts'
import { listSources } from './sources/list-sources.ts'
import { takeLatePages } from './take-late-pages.ts'
import { findTargets } from './targets/find-targets.ts'
import type { DocumentInput, Finding, Options, ReportAnalysis } from './types.ts'
import { findIntensities } from './values/find-intensities.ts'
import { toFinding } from './values/to-finding.ts'

const countIn = (text: string) => {
  let words = 1
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) words += 1
  return words
}

const countWords = (pages: Awaited<ReturnType<typeof readPages>>['pages']) =>
  pages.reduce(
    (all, { lines }) =>
      all + lines.reduce((sum, { cells }) => sum + cells.reduce((n, { text }) => n + countIn(text), 0), 0),
    0,
  )

const ownEmissions = /^scope[12]/

/** What the figures are about, where all of them are about the same part of the company. */
const onePerimeter = (findings: Finding[]): string | null => {
  const [first, ...more] = new Set(findings.map(({ perimeter }) => perimeter))
  return more.length === 0 ? (first ?? null) : null
}

/** A document in, findings with evidence out. Nothing in it is executed and nothing is fetched. */
export const analyse = async (document: DocumentInput, options: Options = {}): Promise<ReportAnalysis> => {
  const begun = performance.now()
  const step = options.onStep ?? (() => {})
  const { format, pages, about } = await readPages(document, (done, of) => step('reading', { done, of }))
  const recognise = async () => {
    const wanted = options.ocr === false ? [] : await worthReading(document.bytes, pages)
    await readScans(document.bytes, wanted, (done, of) => step('recognising', { done, of }))
    return wanted
  }
  const scan = isScan(pages)
  if (scan) await recognise()
  if (countWords(pages) === 0)
    throw new DocumentRefused(
      'no_content',
      pages.some(({ scanned }) => scanned)
        ? 'This document is a scan, and no text could be recognised in it.'
        : 'No text was found in this document.',
    )
  const text = toText(format, pages)
  step('extracting', { done: 0, of: 1 })
  const latest = new Date().getFullYear()
  let reading = readCandidates(pages, document.name, about)
  let choice = chooseAll(reading.candidates)
  // Recognising a picture takes longer than reading all the text: only where the text left a gap.
  if (!scan && !choice.chosen.some(({ metric }) => ownEmissions.test(metric))) {
    const late = await recognise()
    if (late.length > 0) {
      takeLatePages(pages, late, text)
      reading = readCandidates(pages, document.name, about)
      choice = chooseAll(reading.candidates)
    }
  }
  options.onText?.(text)
  const { company, reportYear: year, candidates, dropped } = reading
  const { chosen, gaps } = choice
  step('checking', { done: 0, of: 1 })
  const findings = chosen
    .map(toFinding)
    .sort((a, b) => b.year - a.year || a.metric.localeCompare(b.metric, 'en', { numeric: true }))
  const sources = listSources(pages, findings, year, latest)
  const intensities = findIntensities(pages, latest)
  const targets = findTargets(pages)
  const cues = readCues(text.pages)
  const figures = findings.map(asRead)
  const flags = raiseFlags({ cues, figures, intensities, targets, reportYear: year })
  step('done', { done: 1, of: 1 })
  return {
    company,
    years: [...new Set(findings.map((finding) => finding.year))].sort((a, b) => b - a),
    reportYear: year,
    findings,
    perimeter: onePerimeter(findings),
    gaps,
    sources,
    intensities,
    targets,
    cues,
    flags,
    skimmed: pages.flatMap(({ sheet, hidden, skim }) => (skim && !hidden ? [{ sheet, ...skim }] : [])),
    stats: {
      format,
      bytes: document.bytes.length,
      pages: pages.length,
      scannedPages: pages.filter(({ scanned }) => scanned).length,
      words: countWords(pages),
      candidates: candidates.length,
      dropped,
      milliseconds: Math.round(performance.now() - begun),
    },
  }
}
