import type { AnalysisSummary } from '@ledgerleaf/contract/analysis'
import type { BuyerDesk, NextStep } from '@ledgerleaf/contract/buyer-desk'
import { coverParts } from '@ledgerleaf/contract/cover-year'
import { writePercent } from '@ledgerleaf/contract/percent'
import type { ProgrammeWord } from '@ledgerleaf/contract/programme-word'
import type { OwnFootprints } from '../../nouns/analysis/use-own-footprints.ts'
import { writeTonnes } from '../../nouns/analysis/words.ts'
import { nameProgramme } from '../../nouns/programme/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { cn } from '../../ui/cn.ts'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { nextOfAnalysis } from './analysis-steps.ts'
import { ScopeBar } from './ScopeBar.tsx'

type ReportOnDesk = BuyerDesk['reports'][number]
type RowProps = {
  analysis: AnalysisSummary
  largest: number
  report: ReportOnDesk | undefined
  /** What comes first for the account. */
  first: NextStep | null
  /** Where the programme does not go by its figure. */
  word: ProgrammeWord | null
}

const states = {
  waiting: { tone: 'neutral', word: 'Waiting' },
  reading: { tone: 'attention', word: 'Being read' },
  completed: { tone: 'leaf', word: 'Complete' },
  failed: { tone: 'error', word: 'Not read' },
} as const

// By the room the list has: on the dashboard it stands in half a page.
const columns =
  '@md:grid-cols-2 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_minmax(0,4fr)_9.5rem]'
const wide = '@max-4xl:hidden'

const largestOf = (analyses: readonly AnalysisSummary[]): number =>
  Math.max(1, ...analyses.map(({ footprint }) => footprint?.tonnes ?? 0))

/** How far its figures can be relied on: what waits for a look, and which rules question it. */
export const Checked = ({
  analysis: { id, state, doubtful, flags, findings, footprint },
  word,
  isInLine = false,
}: Pick<RowProps, 'analysis' | 'word'> & {
  /** Where there is room for it: beside each other. */
  isInLine?: boolean
}) => {
  const { tone, word: stateWord } = states[state]
  return (
    <div
      className={cn(
        'flex flex-wrap content-start items-center gap-x-3 gap-y-1 text-sm',
        !isInLine && '@4xl:grid @4xl:justify-items-start',
      )}
    >
      <Badge tone={tone}>{stateWord}</Badge>
      {findings > 0 && (
        <span className={doubtful > 0 ? 'text-attention' : 'text-muted'}>
          {doubtful === 0
            ? 'All figures read clearly'
            : `${doubtful} ${doubtful === 1 ? 'figure' : 'figures'} worth checking`}
        </span>
      )}
      {word && (
        <TextLink to="/programme" className="text-attention">
          {footprint?.year}: {nameProgramme(word)}
        </TextLink>
      )}
      {flags > 0 && (
        <TextLink to={`/analysis/${id}#rules`}>
          {flags === 1 ? '1 point an auditor may raise' : `${flags} points an auditor may raise`}
        </TextLink>
      )}
    </div>
  )
}

/** What of its year is retired, and what of that the registry has yet to confirm: a bar as long as the footprint. */
export const Covered = ({
  report,
  isBrief = false,
}: {
  report: ReportOnDesk | undefined
  /** What is pending is said beside it already. */
  isBrief?: boolean
}) => {
  if (!report) return <p className={cn('text-muted text-sm', wide)}>–</p>
  const { footprintTonnes } = report
  const { coveredTonnes, coveredPendingTonnes } = coverParts(footprintTonnes, report)
  const lengthOf = (tonnes: number) => `${(tonnes / Math.max(1, footprintTonnes)) * 100}%`
  return (
    <div className="grid content-start gap-1.5">
      <p className="flex flex-wrap items-baseline gap-x-2 leading-none">
        <span className="whitespace-nowrap font-display text-xl lining-nums tabular-nums">
          {writePercent(coveredTonnes, Math.max(1, footprintTonnes))}
        </span>
        <span className="text-muted text-sm">
          retired for {report.year}
          {coveredTonnes > 0 && `, ${writeWhole(coveredTonnes)} t`}
        </span>
      </p>
      <span aria-hidden="true" className="flex h-2 border border-edge bg-sunken">
        <span className="h-full bg-retired" style={{ width: lengthOf(coveredTonnes) }} />
        <span className="h-full bg-retired opacity-40" style={{ width: lengthOf(coveredPendingTonnes) }} />
      </span>
      {!isBrief && coveredPendingTonnes > 0 && (
        <p className="text-muted text-sm">{writeWhole(coveredPendingTonnes)} t pending at the registry</p>
      )}
    </div>
  )
}

const Row = ({ analysis, largest, report, word, first }: RowProps) => {
  const { id, companyName, fileName, uploadedAt, footprint, refusal } = analysis
  const next = nextOfAnalysis(analysis, report, word, first)
  const name = companyName === 'Unknown' ? fileName : companyName
  return (
    <li
      className={cn(
        'grid gap-x-6 gap-y-3 border-hairline border-b px-4 py-4 last:border-b-0 sm:px-5',
        columns,
      )}
    >
      <div className="min-w-0">
        {/* A name of any length takes two lines of a list; whole it stands on the page it leads to. */}
        <p title={name} className="line-clamp-2 font-medium [overflow-wrap:anywhere]">
          <TextLink to={`/analysis/${id}`}>{name}</TextLink>
        </p>
        <p title={fileName} className="line-clamp-2 text-muted text-sm [overflow-wrap:anywhere]">
          <time dateTime={uploadedAt} className="whitespace-nowrap">
            {writeDate(uploadedAt)}
          </time>
          {' · '}
          {fileName}
        </p>
        {refusal && <p className="text-sm [overflow-wrap:anywhere]">{refusal}</p>}
      </div>
      {footprint ? (
        <div className="grid content-start gap-1.5">
          <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 leading-none">
            <span className="whitespace-nowrap font-display text-xl lining-nums tabular-nums">
              {writeTonnes(footprint.tonnes)} t
            </span>
            <span className="font-mono text-muted text-sm">{footprint.year}</span>
          </p>
          <ScopeBar footprint={footprint} largest={largest} />
        </div>
      ) : (
        <p className={cn('text-muted text-sm', wide)}>–</p>
      )}
      <Checked analysis={analysis} word={word} />
      <Covered report={report} isBrief />
      {/* What comes first for the account stands above, in full: here the report is opened. */}
      <ButtonLink
        to={next.isFinal ? `/analysis/${id}` : next.to}
        variant="outline"
        size="small"
        className="self-start @4xl:justify-self-end @max-md:w-full @md:justify-self-start"
      >
        {next.isFinal ? 'Open the analysis' : next.says}
      </ButtonLink>
    </li>
  )
}

type AnalysisRowsProps = {
  analyses: readonly AnalysisSummary[]
  /** What is retired for each, once it is known. */
  reports: readonly ReportOnDesk[]
  first: NextStep | null
  wordOf: OwnFootprints['wordOf']
}

/** One's analyses, newest first: what was read, how sure it is, what of it is retired, and what to do next. */
export const AnalysisRows = ({ analyses, reports, first, wordOf }: AnalysisRowsProps) => (
  <div className="@container border-edge border-t-2 bg-sheet">
    <div
      aria-hidden="true"
      className={cn(
        'hidden gap-x-6 border-hairline border-b px-5 py-2.5 text-muted text-sm @4xl:grid',
        columns,
      )}
    >
      <span>Report</span>
      <span>Footprint</span>
      <span>Check</span>
      <span>Retired</span>
      <span className="text-right">Next</span>
    </div>
    <ul aria-label="Analyses, newest first">
      {analyses.map((analysis) => (
        <Row
          key={analysis.id}
          analysis={analysis}
          largest={largestOf(analyses)}
          report={reports.find(({ analysisId }) => analysisId === analysis.id)}
          first={first}
          word={analysis.footprint && wordOf(analysis.id, analysis.footprint)}
        />
      ))}
    </ul>
  </div>
)
