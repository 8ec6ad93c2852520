import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { type TargetPath, targetPaths } from '@ledgerleaf/contract/target-path'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { type DeskChoice, deskQuery } from '../../nouns/dashboard/queries.ts'
import { scopesWords, targetWords } from '../../nouns/target/target-words.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeCount } from '../../ui/format.ts'
import { Part } from '../../ui/Part.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { wayToSource } from './river-words.ts'

// Drawing tools weigh more than the page around them; only a report with targets loads them.
const TargetChart = lazy(() => import('../../nouns/target/TargetChart.tsx'))

const waiting = (
  <div className="grid min-h-80 place-items-center border-edge border-t-2 bg-sheet text-leaf">
    <Spinner className="size-8" label="Loading the chart" />
  </div>
)

const Undrawn = ({ paths }: { paths: readonly TargetPath[] }) => {
  const told = paths.flatMap(({ scopes, undrawn }) =>
    undrawn.map((target) => `${targetWords(target)} (${scopesWords(scopes).toLowerCase()})`),
  )
  return told.length > 0 ? (
    <p className="max-w-text text-muted text-sm">
      Stated, and not drawn, because the report gives no emissions for the year it is counted from:{' '}
      {[...new Set(told)].join('; ')}.
    </p>
  ) : null
}

/** Those that were set in the programme are drawn there. */
const OfProgramme = ({ targets }: { targets: number }) => (
  <p className="max-w-text text-sm">
    Your programme has {writeCount(targets, 'target')}.{' '}
    <TextLink to="/programme">See the path there</TextLink>
  </p>
)

const Shown = ({ coverage, targetsSet }: { coverage: Coverage; targetsSet: number }) => {
  const { years, targets } = coverage
  const [chosen, setChosen] = useState<string | null>(null)
  const paths = targetPaths(years, targets)
  const drawable = paths.filter(({ lines, actuals }) => lines.length > 0 && actuals.length > 0)
  const path = drawable.find(({ scopes }) => scopes.join() === chosen) ?? drawable[0]
  const source = (
    <TextLink to={wayToSource(coverage)}>{path ? 'Where the report says so' : 'See the report'}</TextLink>
  )
  if (!path && targetsSet > 0) return <OfProgramme targets={targetsSet} />
  if (!path)
    return (
      <div className="grid gap-4 border-edge border-t-2 bg-sheet">
        <EmptyState
          look="line"
          of="figures"
          title={targets.length === 0 ? 'No target is known' : 'No path can be drawn'}
          text={
            targets.length === 0
              ? 'The report states none that could be read. Where one is stated, the way to it stands here beside your emissions.'
              : `The report states ${targets.map(targetWords).join('; ')}, and no emissions for the year that is counted from.`
          }
          action={source}
        />
      </div>
    )
  const choice = drawable.length > 1 && (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">Emissions of</legend>
      {drawable.map(({ scopes }) => (
        <Button
          key={scopes.join()}
          variant={scopes.join() === path.scopes.join() ? 'outline' : 'quiet'}
          size="small"
          aria-pressed={scopes.join() === path.scopes.join()}
          onClick={() => setChosen(scopes.join())}
        >
          {scopesWords(scopes)}
        </Button>
      ))}
    </fieldset>
  )
  return (
    <Suspense fallback={waiting}>
      <TargetChart path={path} choice={choice}>
        <Undrawn paths={paths} />
        {targetsSet > 0 && <OfProgramme targets={targetsSet} />}
        <p className="max-w-text text-muted text-sm">
          Credits do not close this gap; only cutting emissions does. {source}
        </p>
      </TargetChart>
    </Suspense>
  )
}

/** Emissions year by year beside the way to the targets the report states. Nothing before there is a footprint. */
export const TargetPaths = ({ choice }: { choice: DeskChoice }) => {
  const { data } = useQuery(deskQuery(choice))
  if (!data?.coverage) return null
  return (
    <Part title="On the way to your targets">
      <Shown
        key={data.coverage.analysisId ?? 'programme'}
        coverage={data.coverage}
        targetsSet={data.programmeTargets}
      />
    </Part>
  )
}
