import type { Analysis } from '@ledgerleaf/contract/analysis'
import { nameAnalysis } from '@ledgerleaf/contract/analysis-name'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { ExportLinks } from './ExportLinks.tsx'
import { ModelLine } from './ModelLine.tsx'
import { RemoveAnalysis } from './RemoveAnalysis.tsx'
import { SkimmedLine } from './SkimmedLine.tsx'

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024 ? `${writeWhole(Math.ceil(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** Whose report it is, which file, and what can be taken away from here. */
export const AnalysisHead = ({ analysis }: { analysis: Analysis }) => {
  const { id, fileName, uploadedAt, bytes, pageCount, scannedPages, format, state, activity } = analysis
  const facts = [
    writeDate(uploadedAt),
    sizeOf(bytes),
    pageCount > 0 &&
      `${writeWhole(pageCount)} ${format.startsWith('xls') ? 'sheet' : 'page'}${pageCount === 1 ? '' : 's'}`,
    scannedPages > 0 && `${scannedPages} read as pictures`,
  ]
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-start gap-3">
        <Eyebrow>{activity ? 'Computed from activity data' : 'Analysis of a report'}</Eyebrow>
        {/* A name of several lines is set as a line of text and not as a poster. */}
        <Heading
          level={1}
          look={nameAnalysis(analysis).length > 60 ? 'section' : 'page'}
          className="[overflow-wrap:anywhere]"
        >
          {nameAnalysis(analysis)}
        </Heading>
        <p className="font-mono text-muted text-sm [overflow-wrap:anywhere]">
          {fileName} · {facts.filter(Boolean).join(' · ')}
        </p>
        {activity && (
          <p className="text-note">
            {activity.grade &&
              `Data quality ${activity.grade} over ${activity.lines.length === 1 ? 'one line' : `${activity.lines.length} lines`}, version ${activity.version}. `}
            <TextLink to={`/footprint?of=${activity.inventoryId}`}>See and change the lines</TextLink>
          </p>
        )}
        <SkimmedLine sheets={analysis.skimmed} />
        <ModelLine use={analysis.modelUse} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {state === 'completed' && <ExportLinks analysisId={id} />}
        <RemoveAnalysis analysisId={id} />
      </div>
    </div>
  )
}
