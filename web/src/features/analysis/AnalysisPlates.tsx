import type { AnalysisSummary } from '@ledgerleaf/contract/analysis'
import type { BuyerDesk, Coverage } from '@ledgerleaf/contract/buyer-desk'
import { targetPaths } from '@ledgerleaf/contract/target-path'
import type { OwnFootprints } from '../../nouns/analysis/use-own-footprints.ts'
import { writeTonnes } from '../../nouns/analysis/words.ts'
import { gapOf, scopesWords, targetWords, toCutOf } from '../../nouns/target/target-words.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { Checked, Covered } from './AnalysisRows.tsx'
import { nextOfAnalysis } from './analysis-steps.ts'
import { type Band, bands, inks, type YearBar, yearBars } from './scope-bars.ts'

const bandNames: Record<Band, string> = {
  scope1: 'Scope 1',
  scope2: 'Scope 2',
  scope3: 'Scope 3',
  total: 'Not taken apart',
}

const yearsShown = 4

const sayYears = (bars: readonly YearBar[]): string => {
  const [first, last] = [bars[0]?.year, bars.at(-1)?.year]
  return first === last ? `${last}` : `${first} to ${last}`
}

const Bar = ({ bar, largest }: { bar: YearBar; largest: number }) => (
  <span aria-hidden="true" className="flex h-2.5 gap-px" style={{ width: `${(bar.total / largest) * 100}%` }}>
    {bands
      .filter((band) => bar.tonnes[band] > 0)
      .map((band) => (
        <span
          key={band}
          className="h-full min-w-px"
          style={{ flexGrow: bar.tonnes[band] / Math.max(1, bar.total), background: inks[band] }}
        />
      ))}
  </span>
)

/** Each year that was read, the newest first, and what its scopes come to. */
const Years = ({ bars }: { bars: readonly YearBar[] }) => {
  const shown = bars.toReversed().slice(0, yearsShown)
  const [newest] = shown
  if (!newest) return null
  const largest = Math.max(1, ...shown.map(({ total }) => total))
  return (
    <div className="grid content-start gap-3">
      <p className="text-muted text-sm">
        Footprint, {sayYears(bars)}
        {bars.length > yearsShown && `, the newest ${yearsShown} of ${bars.length} years`}
      </p>
      <ul className="grid gap-2.5">
        {shown.map((bar, at) => (
          <li
            key={bar.year}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 @xl:grid-cols-[3rem_minmax(0,1fr)_7rem]"
          >
            <span className="font-mono text-sm tabular-nums">{bar.year}</span>
            <span className="@max-xl:col-span-2 @max-xl:row-start-2">
              <Bar bar={bar} largest={largest} />
            </span>
            <span
              className={
                at === 0
                  ? 'text-right font-display text-xl leading-none lining-nums tabular-nums'
                  : 'text-right font-mono text-muted text-sm tabular-nums'
              }
            >
              {writeTonnes(bar.total)} t
            </span>
          </li>
        ))}
      </ul>
      <ul aria-label={`Scopes of ${newest.year}`} className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {bars.length > 1 && <li className="font-mono text-muted tabular-nums">{newest.year}</li>}
        {bands
          .filter((band) => newest.tonnes[band] > 0)
          .map((band) => (
            <li key={band} className="inline-flex items-center gap-2">
              <span
                aria-hidden="true"
                className="size-3 border border-edge"
                style={{ background: inks[band] }}
              />
              {bandNames[band]}
              <span className="font-mono text-muted tabular-nums">{writeTonnes(newest.tonnes[band])} t</span>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** How far the newest year is from the way to the first target that can be drawn. Nothing where none can. */
const TowardsTarget = ({ coverage }: { coverage: Coverage }) => {
  const path = targetPaths(coverage.years, coverage.targets).find(
    ({ lines, actuals }) => lines.length > 0 && actuals.length > 0,
  )
  const line = path?.lines[0]
  const year = path?.actuals.at(-1)?.year
  if (!path || !line || year === undefined) return null
  const gap = gapOf(path, line, year)
  const toCut = toCutOf(path, line)
  return (
    <div className="grid content-start gap-1 border-hairline border-t pt-4">
      <p className="text-muted text-sm">
        Target: {targetWords(line.target)},{' '}
        {path.scopes.length === 0 ? 'whole footprint' : scopesWords(path.scopes)}
      </p>
      <p className="text-note">
        {gap !== null && Math.round(gap) !== 0
          ? `${writeWhole(Math.abs(Math.round(gap)))} t ${gap > 0 ? 'above' : 'below'} its path in ${year}`
          : `On its path in ${year}`}
        {toCut > 0 && `, ${writeWhole(toCut)} t to cut by ${line.to.year}`}
      </p>
    </div>
  )
}

type PlatesProps = {
  analyses: readonly AnalysisSummary[]
  desk: BuyerDesk | undefined
  wordOf: OwnFootprints['wordOf']
}

type PlateProps = Omit<PlatesProps, 'analyses'> & { analysis: AnalysisSummary }

const Plate = ({ analysis, desk, wordOf }: PlateProps) => {
  const { id, companyName, fileName, uploadedAt, footprint, footprints, refusal } = analysis
  const report = desk?.reports.find(({ analysisId }) => analysisId === id)
  const word = footprint && wordOf(id, footprint)
  const next = nextOfAnalysis(analysis, report, word, desk?.next ?? null)
  const name = companyName === 'Unknown' ? fileName : companyName
  const coverage = desk?.coverage?.analysisId === id ? desk.coverage : null
  return (
    <li className="@container grid gap-5 border-edge border-t-2 bg-sheet p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 flex-1 basis-60 gap-1">
          <p
            title={name}
            className="line-clamp-2 font-display text-2xl leading-tight [overflow-wrap:anywhere]"
          >
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
        <ButtonLink
          to={next.to}
          variant={next.isFinal ? 'primary' : 'outline'}
          size="small"
          className="@max-md:order-last @max-md:w-full"
        >
          {next.says}
        </ButtonLink>
      </div>
      <div className="grid gap-x-12 gap-y-5 border-hairline border-t pt-5 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {footprints.length > 0 && <Years bars={yearBars(footprints)} />}
        <div className="grid content-start gap-4">
          {report && <Covered report={report} />}
          {coverage && <TowardsTarget coverage={coverage} />}
          <div className={footprints.length > 0 ? 'border-hairline border-t pt-4' : undefined}>
            <Checked analysis={analysis} word={word} isInLine />
          </div>
        </div>
      </div>
    </li>
  )
}

/** One's analyses on their own page, newest first: the years that were read, what is retired, and how far the target is. */
export const AnalysisPlates = ({ analyses, ...rest }: PlatesProps) => (
  <ul aria-label="Analyses, newest first" className="grid gap-6">
    {analyses.map((analysis) => (
      <Plate key={analysis.id} analysis={analysis} {...rest} />
    ))}
  </ul>
)
