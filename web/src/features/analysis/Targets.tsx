import type { Intensity, Target } from '@ledgerleaf/contract/findings'
import { cn } from '../../ui/cn.ts'
import { PlaceButton } from './PlaceButton.tsx'
import type { OnShow } from './shown.ts'

const shownMax = 8
const figure = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 })

/** "42 % less by 2030 than in 2019, Scopes 1 and 2", as far as the report says it. */
const inShort = ({ percent, baseYear, targetYear, scopes, netZero }: Target): string =>
  [
    netZero ? 'Net zero' : percent !== null && `${percent} % less`,
    targetYear && `by ${targetYear}`,
    !netZero && baseYear && `than in ${baseYear}`,
    scopes.length > 0 && `(Scope ${scopes.join(', ')})`,
  ]
    .filter(Boolean)
    .join(' ')

type TargetsProps = { targets: readonly Target[]; intensities: readonly Intensity[]; onShow: OnShow }

export const Targets = ({ targets, intensities, onShow }: TargetsProps) => (
  <ul
    className={cn(
      'gap-x-10 border-edge border-t-2 bg-sheet',
      targets.length + intensities.length > 1 && '@4xl:columns-2',
    )}
  >
    {targets.slice(0, shownMax).map((target, i) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: a report may say one target twice
        key={i}
        className="grid break-inside-avoid gap-1 border-hairline border-b px-4 py-3 last:border-b-0 sm:px-5"
      >
        <p className="font-medium">{inShort(target)}</p>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">“{target.text}”</p>
        <PlaceButton evidence={target.evidence} title="Target" onShow={onShow} />
      </li>
    ))}
    {intensities.slice(0, shownMax).map((intensity) => (
      <li
        key={`${intensity.name} ${intensity.year} ${intensity.value}`}
        className="flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-hairline border-b px-4 py-3 last:border-b-0 sm:px-5"
      >
        <p className="text-note">
          {intensity.name}, {intensity.year}
        </p>
        <p className="font-mono text-note tabular-nums">
          {figure.format(intensity.value)} {intensity.unit}
        </p>
        <PlaceButton evidence={intensity.evidence} title={intensity.name} onShow={onShow} />
      </li>
    ))}
  </ul>
)
