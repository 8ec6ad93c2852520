import type { Programme, ProgrammeTarget } from '@ledgerleaf/contract/programme'
import { tellScopes } from '@ledgerleaf/contract/programme-decisions'
import { wholeGap } from '@ledgerleaf/contract/target-path'
import { writeTonnes } from '../../nouns/analysis/words.ts'
import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { bandsOf } from './years-shape.ts'

/** The first target that says how far its year is from the line. */
const standingOf = (targets: readonly ProgrammeTarget[], year: number) =>
  targets.find(({ latest }) => latest?.year === year && latest.gapTonnes !== null)

type FigureProps = { label: string; value: string; note?: string; isOver?: boolean }

const Figure = ({ label, value, note, isOver = false }: FigureProps) => (
  <div className="grid content-start gap-1 border-hairline px-4 py-4 max-sm:border-t max-sm:first:border-t-0 sm:border-l sm:px-6 sm:first:border-l-0">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="grid gap-1">
      <span
        className={cn(
          'font-display text-2xl lining-nums tabular-nums sm:text-3xl',
          isOver && 'text-attention',
        )}
      >
        {value}
      </span>
      {note && <span className="text-balance text-muted text-sm">{note}</span>}
    </dd>
  </div>
)

/** What is added up in a figure of the whole: beside one of some scopes alone it must say so. */
const sayBoundary = (year: Programme['years'][number]): string => {
  const named = bandsOf(year).flatMap(({ band }) => (band === 'unsplit' ? [] : [Number(band.slice(-1))]))
  return named.length > 0 ? `Whole footprint, ${tellScopes(named)}` : 'Whole footprint'
}

/** How the newest known year stands: what was emitted, how far that is from the path, and what is retired for it. */
export const ProgrammeHead = ({ programme: { years, targets } }: { programme: Programme }) => {
  const year = years.findLast(({ total }) => total.state === 'known')
  if (!year) return null
  const target = standingOf(targets, year.year)
  const { tonnes, pathTonnes } = target?.latest ?? {}
  const gap = tonnes == null || pathTonnes == null ? null : wholeGap(tonnes, pathTonnes)
  const distance = Math.abs(gap ?? 0)
  const { retiredTonnes, pendingTonnes } = year.coverage
  return (
    <dl className={cn('grid border-edge border-t-2 bg-sheet', target ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
      <Figure
        label={`Emitted in ${year.year}`}
        value={`${writeTonnes(year.total.tonnes ?? 0)} t`}
        note={sayBoundary(year)}
      />
      {target && gap !== null && (
        <Figure
          label={`${tellScopes(target.scopes)} in ${year.year}`}
          value={distance === 0 ? 'On the path' : `${writeWhole(distance)} t ${gap > 0 ? 'above' : 'below'}`}
          // How far it is from the path, and not what has been cut: that the percent is still to come is said with it.
          note={`the path to ${target.targetKind === 'net_zero' ? 'net zero, ' : ''}${target.percent} % less by ${target.targetYear} than in ${target.baseYear}`}
          isOver={gap > 0 && distance > 0}
        />
      )}
      <Figure
        label={`Retired for ${year.year}`}
        value={`${writeWhole(retiredTonnes)} t`}
        {...(pendingTonnes > 0 ? { note: `${writeWhole(pendingTonnes)} t pending at the registry` } : {})}
      />
    </dl>
  )
}
