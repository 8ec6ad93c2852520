import type { ProjectPage } from '@ledgerleaf/contract/market'
import { ContourBar } from '../../nouns/score/ContourBar.tsx'
import { GradeMark } from '../../nouns/score/GradeTile.tsx'
import { pillarShares, writePoints } from '../../nouns/score/pillar-shares.ts'
import { StrokeKeys } from '../../nouns/score/StrokeKeys.tsx'
import { cn } from '../../ui/cn.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { Numeral } from './Numeral.tsx'
import {
  mostPoints,
  type ScoredProject,
  type SharedStrip,
  sayCriterion,
  sharedCriteria,
  tellHeld,
} from './shared-criteria.ts'
import { useScored } from './use-scored.ts'

/** Who is who, by which number. */
const Names = ({ scored }: { scored: readonly ScoredProject[] }) => (
  <ol className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
    {scored.map(({ id, name, place, score }) => (
      <li key={id} className="inline-flex items-center gap-2">
        <Numeral place={place} />
        {name}
        {score.grade && <GradeMark grade={score.grade} size="tiny" />}
        <span className="text-muted tabular-nums">
          {[score.vintage, tellHeld(score)].filter(Boolean).join(': ')}
        </span>
      </li>
    ))}
  </ol>
)

const marks = [0, 25, 50, 75, 100]

/** With room a strip stands beside its mark; on a phone under its name, as wide as there is room. */
const stripColumns =
  'grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 sm:grid-cols-[1.25rem_minmax(0,1fr)_4.25rem]'

const Axis = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={cn(stripColumns, 'text-eyebrow text-muted', className)}>
    <span className="max-sm:hidden" />
    <span className="relative block h-4 font-mono tabular-nums max-sm:col-span-3">
      {marks.map((at) => (
        <span
          key={at}
          className="absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0 last:-translate-x-full"
          style={{ left: `${at}%` }}
        >
          {at === 100 ? '100 %' : at}
        </span>
      ))}
    </span>
  </div>
)

const Strip = ({ of: { project, pillar, points }, isMost }: { of: SharedStrip; isMost: boolean }) => (
  <li className={stripColumns}>
    <Numeral place={project.place} />
    <span className="min-w-0 text-sm leading-tight sm:sr-only">{project.name}</span>
    {pillar ? (
      <>
        <span
          className={cn(
            'whitespace-nowrap text-right font-mono text-sm tabular-nums sm:order-last',
            isMost && 'font-medium text-leaf-strong',
          )}
        >
          {points} / {pillar.weight}
        </span>
        <span className="max-sm:col-span-3">
          <ContourBar weight={pillar.weight} shares={pillarShares(pillar)} />
        </span>
      </>
    ) : (
      <span className="text-muted text-sm max-sm:text-right sm:col-span-2">Not asked of it</span>
    )}
  </li>
)

/** Two columns where there is room, each under its own axis: then all criteria are one look. */
const Strips = ({ scored }: { scored: readonly ScoredProject[] }) => (
  <div className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
    <Axis />
    <Axis className="max-lg:hidden" />
    {sharedCriteria(scored).map(({ id, title, weight, of }) => {
      const most = mostPoints(of)
      return (
        <section
          key={id}
          aria-label={title}
          className="grid content-start gap-3 border-hairline border-t pt-3"
        >
          <h3 className="flex items-baseline justify-between gap-4 font-medium text-base">
            {title}
            <span className="whitespace-nowrap font-normal font-sans text-fine text-muted">
              {weight} of 100 points
            </span>
          </h3>
          <ul className="grid gap-3">
            {of.map((one) => (
              <Strip key={one.project.id} of={one} isMost={one.pillar !== null && one.points === most} />
            ))}
          </ul>
        </section>
      )
    })}
  </div>
)

const Figures = ({ scored }: { scored: readonly ScoredProject[] }) => (
  <Table caption="The criteria of the scores, in points" folds>
    <thead>
      <TableRow>
        <TableHead>Criterion</TableHead>
        {scored.map(({ id, name }) => (
          <TableHead key={id} numeric>
            {name}
          </TableHead>
        ))}
      </TableRow>
    </thead>
    <tbody>
      {sharedCriteria(scored).map(({ id, title, of }) => (
        <TableRow key={id}>
          <TableCell>{title}</TableCell>
          {of.map(({ project, pillar, points }) => (
            <TableCell key={project.id} numeric data-label={project.name}>
              {pillar
                ? `${points} of ${pillar.weight}, ${writePoints(pillarShares(pillar).documented)} documented`
                : '–'}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </tbody>
  </Table>
)

/** The criteria of the scores under each other on one axis: who documents what, and who only says it. */
export const CompareScores = ({ projects }: { projects: readonly ProjectPage[] }) => {
  const { scored, isPending } = useScored(projects)
  if (isPending) return <Skeleton className="h-96 w-full" />
  if (scored.length === 0) return null
  return (
    <section aria-labelledby="criteria" className="grid gap-4">
      <div className="grid gap-1">
        <Heading level={2} look="small" id="criteria">
          The score, criterion by criterion
        </Heading>
        <p className="max-w-text text-muted text-note">
          Each strip is the share of a criterion’s points, on one axis for all. An unbroken line stands on a
          document; a hatched one was asked for and not shown.
        </p>
      </div>
      <Picture
        says={sharedCriteria(scored).map(sayCriterion).join(' ')}
        aside={<StrokeKeys />}
        draw={() => (
          <div className="grid gap-3">
            <Names scored={scored} />
            <Strips scored={scored} />
          </div>
        )}
        table={<Figures scored={scored} />}
      />
    </section>
  )
}
