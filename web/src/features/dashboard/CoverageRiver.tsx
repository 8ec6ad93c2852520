import type { BuyerDesk, Coverage } from '@ledgerleaf/contract/buyer-desk'
import { useQuery } from '@tanstack/react-query'
import { sayCreditsFor, writeEmitted } from '../../nouns/dashboard/emitted.ts'
import { type DeskChoice, deskQuery } from '../../nouns/dashboard/queries.ts'
import { sayProgramme } from '../../nouns/programme/words.ts'
import { cn } from '../../ui/cn.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Part } from '../../ui/Part.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { CoverageTable } from './CoverageTable.tsx'
import { emptyWords } from './empty-words.ts'
import { Loadable } from './Loadable.tsx'
import { hasOwnScopesOpen, OwnScopesOpen } from './OwnScopesOpen.tsx'
import { River } from './River.tsx'
import { fates, tonnesOf } from './river-shape.ts'
import { sayBeside, sayRiver, wayToSource } from './river-words.ts'

/** Four fates have their words on less room than the picture would be high by itself. */
const heightOf = (coverage: Coverage): number =>
  fates.filter((fate) => tonnesOf(coverage)[fate] > 0).length > 3 ? 330 : 280

/** The label beside its list: above it, it would push the picture down. */
const besideLook = 'flex! items-center gap-3'

type ChoiceProps = { desk: BuyerDesk; coverage: Coverage; onChoose: (choice: DeskChoice) => void }

/** Which report and which of its years; nothing to choose where there is one of each. */
const Choice = ({ desk: { reports }, coverage, onChoose }: ChoiceProps) => {
  const { analysisId, year } = coverage
  const report = reports.find((one) => one.analysisId === analysisId)
  const years = analysisId === null ? coverage.years.map((one) => one.year) : (report?.years ?? [])
  return (
    <div className="flex flex-wrap gap-4">
      {reports.length > 1 && (
        <Select
          label="Report"
          className={cn(besideLook, 'min-w-0 max-w-full')}
          value={analysisId ?? ''}
          onChange={({ target: { value } }) => onChoose(value ? { analysis: value } : {})}
        >
          {analysisId === null && <option value="">Your programme</option>}
          {reports.map((one) => (
            <option key={one.analysisId} value={one.analysisId}>
              {one.companyName && one.companyName !== 'Unknown'
                ? `${one.companyName}, ${one.fileName}`
                : one.fileName}
            </option>
          ))}
        </Select>
      )}
      {years.length > 1 && (
        <Select
          label="Year"
          className={besideLook}
          value={year}
          onChange={({ target: { value } }) =>
            onChoose({ ...(analysisId === null ? {} : { analysis: analysisId }), year: value })
          }
        >
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}

const Shown = ({ desk, coverage, isOtherYear, onChoose }: ChoiceProps & { isOtherYear: boolean }) => {
  const { openTonnes, year, companyName, fileName } = coverage
  // What comes first says it for the year that is retired for next.
  const isLater = desk.next.step === 'retire'
  const isLaterSaid = desk.next.step === 'retire' && desk.next.of?.year === year
  const beside = sayBeside(coverage, isLaterSaid)
  const height = heightOf(coverage)
  const isToldBelow = openTonnes > 0 && coverage.programme === null && hasOwnScopesOpen(coverage)
  return (
    <Picture
      says={sayRiver(coverage)}
      aside={
        <div className="flex grow flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="text-muted [overflow-wrap:anywhere]">
            <TextLink to={wayToSource(coverage)}>
              {companyName && companyName !== 'Unknown' ? companyName : fileName}
            </TextLink>
            , {year}: <span className="font-mono text-ink tabular-nums">{writeEmitted(coverage)} t</span>
            {sayCreditsFor(coverage)}
          </p>
          <Choice desk={desk} coverage={coverage} onChoose={onChoose} />
        </div>
      }
      height={height}
      draw={(width) => (
        <River
          coverage={coverage}
          width={width}
          height={height}
          isLater={isLater}
          isToldBelow={isToldBelow}
        />
      )}
      controls={
        <div className="grid gap-4">
          {openTonnes > 0 && coverage.programme === null && (
            <OwnScopesOpen coverage={coverage} isLater={isLater} />
          )}
          {/* Every year is told with all that is held: whoever goes from year to year adds nothing up. */}
          {isOtherYear && coverage.heldForItTonnes > 0 && (
            <p className="max-w-text text-muted text-sm">
              The same credits can be retired once, for one year.
            </p>
          )}
          {coverage.programme && (
            <p className="max-w-text text-attention text-sm">
              {sayProgramme(coverage.year, coverage.programme)}{' '}
              <TextLink to="/programme">See the programme</TextLink>
            </p>
          )}
          {beside && (
            <p className="max-w-text text-muted text-sm">
              {beside} <TextLink to="/holdings#retired">See your retirements</TextLink>
            </p>
          )}
        </div>
      }
      table={<CoverageTable coverage={coverage} />}
    />
  )
}

type CoverageRiverProps = { choice: DeskChoice; onChoose: (choice: DeskChoice) => void }

/** What was emitted, and what of it is retired, held and still open: one picture of one year. */
export const CoverageRiver = ({ choice, onChoose }: CoverageRiverProps) => {
  const query = useQuery(deskQuery(choice))
  return (
    <Part id="coverage" title="What became of your footprint">
      <Loadable query={query} label="Loading what became of your footprint">
        {(desk) =>
          desk.coverage ? (
            <Shown
              desk={desk}
              coverage={desk.coverage}
              isOtherYear={choice.year !== undefined}
              onChoose={onChoose}
            />
          ) : (
            <div className="border-edge border-t-2 bg-sheet">
              <EmptyState look="line" of="figures" {...emptyWords.footprint} />
            </div>
          )
        }
      </Loadable>
    </Part>
  )
}
