import type { StandingCheck } from '@ledgerleaf/contract/standing'
import { ChevronDown, CircleCheck } from 'lucide-react'
import { writeCount, writeDate } from '../../ui/format.ts'
import { type CheckGroup, checkGroups } from './check-groups.ts'
import { nearnessOf, writeFigure } from './check-words.ts'

/** What was measured on the way to its alarm, which is the end of the track. */
const Nearness = ({ share }: { share: number }) => (
  <span aria-hidden="true" className="relative block h-1.5 w-24 border-edge border-r-2 bg-sunken">
    <span className="absolute inset-y-0 left-0 bg-leaf" style={{ width: `${Math.ceil(share * 100)}%` }} />
  </span>
)

const Pass = ({ check }: { check: StandingCheck }) => {
  const nearness = nearnessOf(check)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 gap-y-0.5 border-hairline border-t py-2.5 text-sm [overflow-wrap:anywhere] lg:grid-cols-[12rem_minmax(0,1fr)_auto]">
      <h3 className="font-sans font-medium">{check.title}</h3>
      <p className="text-muted max-lg:col-span-2 max-lg:row-start-2">
        <span className="sr-only">Good. </span>
        {check.says}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 text-muted text-sm tabular-nums max-lg:col-span-2 max-lg:justify-start">
        {writeFigure(check) ?? `Since ${writeDate(check.since)}`}
        {nearness !== null && nearness > 0 && <Nearness share={nearness} />}
      </div>
    </li>
  )
}

const sayNearest = ({ nearest }: CheckGroup): string => {
  if (!nearest) return 'Nothing to measure'
  if (nearest.nearness === 0) return 'All at 0'
  return `${nearest.check.title}: ${writeFigure(nearest.check)}`
}

const Group = ({ group }: { group: CheckGroup }) => (
  <details className="group/checks border-hairline border-b last:border-b-0">
    <summary className="grid cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-5 py-3.5 text-note hover:bg-paper lg:grid-cols-[auto_12rem_minmax(0,1fr)_auto_auto] lg:gap-x-5 xl:grid-cols-[auto_12rem_minmax(0,1fr)_17.5rem_auto] [&::-webkit-details-marker]:hidden">
      <CircleCheck aria-hidden="true" className="size-5 text-leaf-strong" strokeWidth={1.5} />
      <span>
        <span className="block font-medium">{group.name}</span>
        <span className="text-leaf-strong text-sm">{writeCount(group.checks.length, 'check')}, all well</span>
      </span>
      {/* On a phone they are named once it is open. */}
      <span className="text-muted text-sm max-lg:col-start-2 max-lg:row-start-2 max-sm:hidden">
        {group.checks.map(({ title }) => title).join(', ')}
      </span>
      <span className="flex items-center gap-x-4 gap-y-1 text-muted text-sm tabular-nums max-lg:col-start-2 max-lg:row-start-3 max-lg:flex-wrap lg:flex-col lg:items-end lg:text-right">
        <span className="lg:order-2">
          <span className="sr-only">Nearest to its alarm: </span>
          {sayNearest(group)}
        </span>
        {group.nearest && group.nearest.nearness > 0 && <Nearness share={group.nearest.nearness} />}
      </span>
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.75}
        className="size-4 text-muted transition-transform group-open/checks:rotate-180 max-lg:col-start-3 max-lg:row-start-1"
      />
    </summary>
    <ul className="pr-5 pb-2 pl-5 lg:pl-15">
      {group.checks.map((check) => (
        <Pass key={check.name} check={check} />
      ))}
    </ul>
  </details>
)

/** What is well, as a few lines: nobody came to read it, and somebody may look whether it is among them. */
export const CheckGroups = ({ checks }: { checks: readonly StandingCheck[] }) => (
  <div className="border-edge border-t-2 bg-sheet empty:hidden">
    {checkGroups(checks).map((group) => (
      <Group key={group.name} group={group} />
    ))}
  </div>
)
