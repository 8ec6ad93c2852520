import type { ActivityBasis } from '@ledgerleaf/contract/activity-basis'
import type { Analysis, Footprint } from '@ledgerleaf/contract/analysis'
import { nameAnalysis } from '@ledgerleaf/contract/analysis-name'
import type { EmissionSource } from '@ledgerleaf/contract/findings'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { metricName } from '@ledgerleaf/contract/metrics'
import { modelUseInWords } from '@ledgerleaf/contract/model-use'
import { writeExact } from '@ledgerleaf/contract/quantities'
import { skimmedInWords } from '@ledgerleaf/contract/skimmed-sheets'
import { changeOfSource, writeSourceShare } from '@ledgerleaf/contract/sources'
import { tellCorrection, writeStated } from '@ledgerleaf/contract/tell-change'
import {
  type DocumentContent,
  type Paper,
  type PaperBlock,
  type PaperColumn,
  writeDay,
} from '../../../platform/typeset/index.ts'
import { figuresOf, placeOf } from './export-rows.ts'

const findingsMax = 400
const quoteLengthMax = 160

const shorten = (text: string) => (text.length > quoteLengthMax ? `${text.slice(0, quoteLengthMax)}…` : text)
const heading = (text: string): PaperBlock => ({ kind: 'heading', text })
const quiet = (text: string): PaperBlock => ({ kind: 'paragraph', text, tone: 'quiet' })
const tableOf = (columns: readonly PaperColumn[], rows: readonly string[][]): PaperBlock => ({
  kind: 'table',
  columns,
  rows: rows.map((cells) => ({ cells })),
})

const partsInWords = ({ parts, asReported }: Footprint): string =>
  asReported
    ? 'Total as the document reports it'
    : parts
        .map(
          ({ metric, tonnes, corrected }) =>
            `${metricName(metric)} ${writeExact(tonnes)}${corrected ? ' (given by a person)' : ''}`,
        )
        .join(' + ')

const footprintBlocks = ({ footprint, footprints, perimeter }: Analysis): PaperBlock[] => {
  if (!footprint)
    return [{ kind: 'paragraph', text: 'No emission figure was found in this document.', tone: 'strong' }]
  return [
    {
      kind: 'figure',
      value: writeExact(footprint.tonnes),
      unit: `t CO2e in ${footprint.year}`,
      says: `Of ${perimeter ?? 'the whole company'}. ${partsInWords(footprint)}`,
    },
    heading('By year'),
    tableOf(
      [
        { title: 'Year', holds: 'number' },
        { title: 'Made of', holds: 'text' },
        { title: 't CO2e', holds: 'number' },
      ],
      footprints.map((one) => [String(one.year), partsInWords(one), writeExact(one.tonnes)]),
    ),
  ]
}

/** Where a figure stands and who answers for it, and that it is worth checking where nobody has yet. */
const evidenceInWords = ({ doubtful, evidence, correction, perimeter }: Figure): string =>
  [
    doubtful && 'worth checking',
    perimeter !== null && `of ${perimeter} only`,
    evidence && [placeOf(evidence), `“${shorten(evidence.quote)}”`].filter(Boolean).join(': '),
    correction && `${correction.madeBy}: ${correction.reason || tellCorrection(correction)}`,
  ]
    .filter(Boolean)
    .join(' · ')

const figureBlocks = (analysis: Analysis): PaperBlock[] => {
  const figures = figuresOf(analysis)
  return [
    heading(analysis.activity ? 'Figures, and how each was computed' : 'Figures, and where each stands'),
    tableOf(
      [
        { title: 'Figure', holds: 'name' },
        { title: 'Year', holds: 'number' },
        { title: 'Value', holds: 'number' },
        { title: 'Evidence', holds: 'text' },
      ],
      figures
        .slice(0, findingsMax)
        .map((figure) => [
          metricName(figure.metric),
          String(figure.year),
          writeStated(figure),
          evidenceInWords(figure),
        ]),
    ),
    ...(figures.length > findingsMax
      ? [quiet(`${figures.length - findingsMax} more are in the CSV and XLSX exports.`)]
      : []),
  ]
}

/** What a person made of the figure since: nothing where it stands as it was read. */
const changeInWords = (source: EmissionSource, analysis: Analysis): string => {
  const change = changeOfSource(source, analysis)
  return change ? `${tellCorrection(change)}. ${change.madeBy}, ${writeDay(change.madeAt)}` : ''
}

const sourceBlocks = (analysis: Analysis): PaperBlock[] => {
  const { sources, activity } = analysis
  if (sources.length === 0) return []
  const isChanged = sources.some((source) => changeOfSource(source, analysis) !== null)
  const columns: PaperColumn[] = [
    { title: 'Source', holds: 'name' },
    { title: 'Year', holds: 'number' },
    { title: 'Tonnes', holds: 'number' },
    { title: 'Share', holds: 'number' },
    { title: activity ? 'Method' : 'Place', holds: 'text' },
    // Read is one thing and standing another: where a person changed a figure, both are told.
    ...(isChanged ? [{ title: 'Changed since', holds: 'text' } as const] : []),
  ]
  return [
    heading(activity ? 'Lines of activity data' : 'Sources the report names, as they were read'),
    tableOf(
      columns,
      sources.slice(0, findingsMax).map((source) => {
        const { name, year, tonnes, computed, evidence } = source
        return [
          computed && !activity
            ? `${name} (computed: ${computed.activity} × ${computed.factor}, ${computed.factorSource})`
            : name,
          String(year),
          `${writeExact(tonnes)} t`,
          writeSourceShare(source, sources),
          activity ? evidence.quote : placeOf(evidence),
          ...(isChanged ? [changeInWords(source, analysis)] : []),
        ]
      }),
    ),
  ]
}

const flagBlocks = ({ warnings }: Analysis): PaperBlock[] =>
  warnings.length === 0
    ? []
    : [
        heading('What an auditor may question'),
        ...warnings.map(
          ({ kind, severity, title, found, todo, standards }): PaperBlock => ({
            kind: 'notice',
            title: `${title} (${kind === 'rule' ? severity : kind})`,
            text: `${found} What to do: ${todo} ${standards.map(({ name, reference }) => `${name}, ${reference}`).join('; ')}`.trim(),
            tone: kind === 'rule' && severity === 'high' ? 'warning' : 'plain',
          }),
        ),
      ]

const historyBlocks = ({ corrections }: Analysis): PaperBlock[] =>
  corrections.length === 0
    ? []
    : [
        heading('What people changed'),
        tableOf(
          [
            { title: 'Change', holds: 'text' },
            { title: 'Why', holds: 'text' },
            { title: 'By', holds: 'text' },
            { title: 'When, UTC', holds: 'date' },
          ],
          corrections.map((correction) => [
            tellCorrection(correction, corrections),
            [correction.reason, correction.given?.conversion, correction.remark].filter(Boolean).join(' · '),
            correction.madeBy,
            `${writeDay(correction.madeAt)} ${correction.madeAt.slice(11, 16)}`,
          ]),
        ),
      ]

const tellActivity = ({ version, lines, grade, factorSet }: ActivityBasis, at: string): string =>
  `Version ${version}, finished on ${writeDay(at)}: ${lines.length === 1 ? 'one line' : `${lines.length} lines`}${grade ? `, data quality ${grade}` : ''}. Factor set ${factorSet.name}, SHA-256 ${factorSet.sha256}`

/** The analysis on paper: what was found, where it stands, and what a person said about it, each under its own head. */
export const writeAnalysisPaper = (analysis: Analysis, publicUrl: string): Paper => {
  const readAt = analysis.completedAt ?? analysis.uploadedAt
  const { activity } = analysis
  const content: DocumentContent = {
    paper: activity ? 'Footprint from activity data' : 'Analysis of a report',
    lead: [
      activity ? tellActivity(activity, readAt) : `${analysis.fileName}, read on ${writeDay(readAt)}`,
      ...(analysis.skimmed.length > 0 ? [skimmedInWords(analysis.skimmed)] : []),
      ...(analysis.modelUse ? [modelUseInWords(analysis.modelUse)] : []),
    ],
    blocks: [
      ...footprintBlocks(analysis),
      ...figureBlocks(analysis),
      ...sourceBlocks(analysis),
      ...flagBlocks(analysis),
      ...historyBlocks(analysis),
      quiet(
        activity
          ? 'Computed from amounts a person gave, each times a published factor or one they named. Please check before relying on it.'
          : 'Read by software from the document named above. Each figure names its place; please check before relying on it.',
      ),
    ],
  }
  return {
    template: 'document',
    title: `Analysis of ${nameAnalysis(analysis)}`,
    date: readAt.slice(0, 10),
    address: `${publicUrl}/analysis/${analysis.id}`,
    // An analysis is its owner's alone: whoever else comes there finds nothing.
    addressSays: 'In the account it was made in:',
    content,
  }
}
