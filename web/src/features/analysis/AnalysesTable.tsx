import type { AnalysisSummary } from '@ledgerleaf/contract/analysis'
import { writeTonnes } from '../../nouns/analysis/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { writeDate } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { ScopeBar } from './ScopeBar.tsx'

// By the room the table has: on the dashboard it stands in half a page.
const wide = '@max-3xl:hidden!'
const states = {
  waiting: { tone: 'neutral', word: 'Waiting' },
  reading: { tone: 'attention', word: 'Being read' },
  completed: { tone: 'leaf', word: 'Complete' },
  failed: { tone: 'error', word: 'Not read' },
} as const

const largestOf = (analyses: readonly AnalysisSummary[]): number =>
  Math.max(1, ...analyses.map(({ footprint }) => footprint?.tonnes ?? 0))

const Row = ({ analysis, largest }: { analysis: AnalysisSummary; largest: number }) => {
  const { id, companyName, fileName, uploadedAt, state, footprint, flags, refusal } = analysis
  const { tone, word } = states[state]
  return (
    <TableRow>
      <TableCell className="min-w-40">
        <TextLink to={`/analysis/${id}`} className="font-medium [overflow-wrap:anywhere]">
          {companyName === 'Unknown' ? fileName : companyName}
        </TextLink>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{refusal ?? fileName}</p>
        <p className="mt-1 flex flex-wrap items-center gap-3 text-muted text-sm @3xl:hidden">
          <time dateTime={uploadedAt}>{writeDate(uploadedAt)}</time>
          <Badge tone={tone}>{word}</Badge>
        </p>
      </TableCell>
      <TableCell className={`${wide} whitespace-nowrap`}>
        <time dateTime={uploadedAt}>{writeDate(uploadedAt)}</time>
      </TableCell>
      <TableCell className={wide}>
        <Badge tone={tone}>{word}</Badge>
      </TableCell>
      <TableCell numeric className={`${wide} whitespace-nowrap`}>
        {flags > 0 ? (
          <TextLink to={`/analysis/${id}#rules`}>
            {flags === 1 ? 'One rule' : `${flags} rules`} {flags === 1 ? 'questions' : 'question'} it
          </TextLink>
        ) : (
          'None'
        )}
      </TableCell>
      <TableCell numeric>
        {footprint ? (
          <>
            {writeTonnes(footprint.tonnes)} t<span className="block text-muted">{footprint.year}</span>
            <ScopeBar footprint={footprint} largest={largest} />
          </>
        ) : (
          '–'
        )}
      </TableCell>
    </TableRow>
  )
}

export const AnalysesTable = ({ analyses }: { analyses: readonly AnalysisSummary[] }) => (
  <Table caption="Analyses, newest first" contains>
    <thead>
      <TableRow>
        <TableHead>Report</TableHead>
        <TableHead className={wide}>Uploaded</TableHead>
        <TableHead className={wide}>State</TableHead>
        <TableHead numeric className={wide}>
          Flags
        </TableHead>
        <TableHead numeric>Footprint</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {analyses.map((analysis) => (
        <Row key={analysis.id} analysis={analysis} largest={largestOf(analyses)} />
      ))}
    </tbody>
  </Table>
)
