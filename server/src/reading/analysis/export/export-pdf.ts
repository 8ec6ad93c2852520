import type { Analysis, Footprint } from '@ledgerleaf/contract/analysis'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { metricName } from '@ledgerleaf/contract/metrics'
import { modelUseInWords } from '@ledgerleaf/contract/model-use'
import { writeExact } from '@ledgerleaf/contract/quantities'
import { skimmedInWords } from '@ledgerleaf/contract/skimmed-sheets'
import { tellCorrection, writeStated } from '@ledgerleaf/contract/tell-change'
import { figuresOf, placeOf } from './export-rows.ts'
import { inks, openPaper, type Paper } from './paper.ts'

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })
const findingsMax = 400
const quoteLengthMax = 160

const shorten = (text: string) => (text.length > quoteLengthMax ? `${text.slice(0, quoteLengthMax)}…` : text)
const head = (text: string, share: number, right = false) => ({
  text,
  share,
  right,
  style: { size: 8, ink: inks.muted },
})

const writeHead = (paper: Paper, analysis: Analysis): void => {
  paper.write('LEDGERLEAF · ANALYSIS OF A REPORT', { size: 8, ink: inks.leaf })
  paper.gap(6)
  paper.write(analysis.company ?? analysis.companyName, { face: 'title', size: 26 })
  paper.gap(2)
  paper.write(
    `${analysis.fileName} · read on ${(analysis.completedAt ?? analysis.uploadedAt).slice(0, 10)}`,
    {
      ink: inks.muted,
    },
  )
  if (analysis.skimmed.length > 0) paper.write(skimmedInWords(analysis.skimmed), { size: 8, ink: inks.muted })
  if (analysis.modelUse) paper.write(modelUseInWords(analysis.modelUse), { size: 8, ink: inks.muted })
}

const writeFootprint = (paper: Paper, { footprint, footprints, perimeter }: Analysis): void => {
  if (!footprint) {
    paper.write('No emission figure was found in this document.')
    return
  }
  paper.gap(14)
  paper.write(`${writeExact(footprint.tonnes)} t CO2e in ${footprint.year}`, { face: 'title', size: 20 })
  paper.write(`Of ${perimeter ?? 'the whole company'}. ${partsInWords(footprint)}`, { ink: inks.muted })
  paper.heading('By year')
  paper.row([head('Year', 0.15), head('Made of', 0.6), head('t CO2e', 0.25, true)])
  for (const one of footprints)
    paper.row([
      { text: String(one.year), share: 0.15 },
      { text: partsInWords(one), share: 0.6, style: { ink: inks.muted } },
      { text: writeExact(one.tonnes), share: 0.25, right: true, style: { face: 'strong' } },
    ])
}

const partsInWords = ({ parts, asReported }: Footprint): string =>
  asReported
    ? 'Total as the document reports it'
    : parts
        .map(
          ({ metric, tonnes, corrected }) =>
            `${metricName(metric)} ${writeExact(tonnes)}${corrected ? ' (given by a person)' : ''}`,
        )
        .join(' + ')

/** Where a figure stands and who answers for it, and that it is worth checking where nobody has yet. */
const evidenceInWords = ({ doubtful, evidence, correction, perimeter }: Figure): string =>
  [
    doubtful && 'worth checking',
    perimeter !== null && `of ${perimeter} only`,
    evidence && `${placeOf(evidence)}: “${shorten(evidence.quote)}”`,
    correction && `${correction.madeBy}: ${correction.reason || tellCorrection(correction)}`,
  ]
    .filter(Boolean)
    .join(' · ')

const writeFigures = (paper: Paper, analysis: Analysis): void => {
  const figures = figuresOf(analysis)
  paper.heading('Figures, and where each stands')
  paper.row([head('Figure', 0.3), head('Year', 0.08), head('Value', 0.2, true), head('Evidence', 0.42)])
  for (const figure of figures.slice(0, findingsMax))
    paper.row([
      { text: metricName(figure.metric), share: 0.3 },
      { text: String(figure.year), share: 0.08 },
      { text: writeStated(figure), share: 0.2, right: true },
      { text: evidenceInWords(figure), share: 0.42, style: { size: 8, ink: inks.muted } },
    ])
  if (figures.length > findingsMax)
    paper.write(`${figures.length - findingsMax} more are in the CSV and XLSX exports.`, { ink: inks.muted })
}

const writeSources = (paper: Paper, { sources }: Analysis): void => {
  if (sources.length === 0) return
  paper.heading('Sources of emissions')
  for (const { name, year, tonnes, share, computed, evidence } of sources.slice(0, findingsMax))
    paper.row([
      {
        text: computed
          ? `${name} (computed: ${computed.activity} × ${computed.factor}, ${computed.factorSource})`
          : name,
        share: 0.5,
      },
      { text: String(year), share: 0.08 },
      { text: `${writeExact(tonnes)} t`, share: 0.18, right: true },
      { text: share === null ? '' : percent.format(share), share: 0.1, right: true },
      { text: placeOf(evidence), share: 0.14, style: { size: 8, ink: inks.muted } },
    ])
}

const writeFlags = (paper: Paper, { warnings }: Analysis): void => {
  if (warnings.length === 0) return
  paper.heading('What a named rule would question')
  for (const { kind, severity, title, found, todo, standards } of warnings)
    paper.row([
      {
        text: kind === 'rule' ? severity : kind,
        share: 0.12,
        style: { ink: kind === 'rule' && severity === 'high' ? inks.clay : inks.muted },
      },
      {
        text: `${title}\n${found}\nWhat to do: ${todo}\n${standards.map(({ name, reference }) => `${name}, ${reference}`).join('; ')}`,
        share: 0.88,
      },
    ])
}

const writeHistory = (paper: Paper, { corrections }: Analysis): void => {
  if (corrections.length === 0) return
  paper.heading('What people changed')
  for (const correction of corrections)
    paper.row([
      { text: tellCorrection(correction, corrections), share: 0.5 },
      {
        text: [correction.reason, correction.given?.conversion, correction.remark]
          .filter(Boolean)
          .join(' · '),
        share: 0.3,
        style: { size: 8, ink: inks.muted },
      },
      {
        text: `${correction.madeBy}, ${correction.madeAt.slice(0, 16).replace('T', ' ')} UTC`,
        share: 0.2,
        style: { size: 8, ink: inks.muted },
      },
    ])
}

/** The analysis on paper: what was found, where it stands, and what a person said about it, each under its own head. */
export const exportPdf = (analysis: Analysis): Promise<Buffer> => {
  const paper = openPaper(`Analysis of ${analysis.fileName}`)
  writeHead(paper, analysis)
  writeFootprint(paper, analysis)
  writeFigures(paper, analysis)
  writeSources(paper, analysis)
  writeFlags(paper, analysis)
  writeHistory(paper, analysis)
  return paper.finish(
    'Read by software from the document named above. Each figure names its place; please check before relying on it.',
  )
}
