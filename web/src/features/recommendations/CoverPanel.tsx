import type { CoverAddress } from '@ledgerleaf/contract/cover-address'
import {
  type Coverable,
  type CoverChoice,
  type Covered,
  firstChoice,
  wholeChoice,
} from '@ledgerleaf/contract/coverage'
import type { ProgrammeWord } from '@ledgerleaf/contract/programme-word'
import { sayProgramme } from '../../nouns/programme/words.ts'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { Heading } from '../../ui/Heading.tsx'
import { CoverParts } from './CoverParts.tsx'
import { CoverSummary } from './CoverSummary.tsx'
import { type OpenTonnes, ReportChoice } from './ReportChoice.tsx'

type CoverPanelProps = {
  cover: CoverAddress
  coverable: Coverable
  covered: Covered
  had: number
  left: number
  choice: CoverChoice
  word: ProgrammeWord | null
  open: readonly OpenTonnes[]
  onChange: (cover: CoverAddress) => void
}

const isSame = (a: CoverChoice, b: CoverChoice) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([metric, percent]) => b[metric as keyof CoverChoice] === percent)

/** What to cover of a report: its parts on the left, what they come to on the right. */
export const CoverPanel = (props: CoverPanelProps) => {
  const { cover, coverable, covered, had, left, choice, word, open, onChange } = props
  const choose = (next: CoverChoice) => onChange({ ...cover, year: coverable.year, choice: next })
  const { scope1, scope2, scope3, total } = coverable
  const presets = [
    ...(scope1 || scope2.length > 0 ? [{ label: 'Scope 1 and 2', to: firstChoice(coverable) }] : []),
    ...(scope3 || total ? [{ label: 'The whole footprint', to: wholeChoice(coverable, choice) }] : []),
  ]
  return (
    <section
      aria-labelledby="what-to-cover"
      className="@container grid border-edge border-t-2 bg-sheet lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="grid min-w-0 content-start gap-5 p-5 sm:p-7">
        <Heading level={2} look="small" id="what-to-cover">
          What to cover
        </Heading>
        <ReportChoice
          cover={{ ...cover, year: coverable.year }}
          years={coverable.years}
          hint={word ? sayProgramme(coverable.year, word) : undefined}
          open={open}
          onChange={onChange}
        />
        <div className="flex flex-wrap gap-2">
          {presets.map(({ label, to }) => (
            <Button
              key={label}
              size="small"
              variant="outline"
              aria-pressed={isSame(to, choice)}
              className={cn(isSame(to, choice) && 'border-leaf bg-leaf text-on-leaf hover:bg-leaf-strong')}
              onClick={() => choose(to)}
            >
              {label}
            </Button>
          ))}
        </div>
        <CoverParts
          key={`${coverable.analysisId} ${coverable.year}`}
          coverable={coverable}
          choice={choice}
          onChange={choose}
        />
      </div>
      <div className="@container min-w-0 border-hairline border-t bg-paper p-5 sm:p-7 lg:border-t-0 lg:border-l">
        <CoverSummary
          coverable={coverable}
          covered={covered}
          had={had}
          left={left}
          isWhole={cover.isWhole ?? false}
          onWhole={(isWhole) => onChange({ ...cover, isWhole })}
        />
      </div>
    </section>
  )
}
