import type { Plan } from '@ledgerleaf/contract/catalogue'

const isDemo = (registry: string): boolean => registry.startsWith('Demo ')

/** How far the review of each project of a plan is: nothing is sold before it is over. */
export const PlanProgress = ({ progress }: { progress: Plan['progress'] }) => (
  <div className="grid gap-3">
    <p className="border-hairline border-b pb-2 font-mono text-eyebrow text-muted">Review before sale</p>
    <ul className="grid gap-4">
      {progress.map(({ project, registry, percent }) => (
        <li key={project} className="grid gap-1.5">
          <p className="font-medium text-note leading-snug">{project}</p>
          <div aria-hidden="true" className="h-1.5 border border-leaf bg-sunken p-px">
            <div className="h-full bg-leaf" style={{ width: `${percent}%` }} />
          </div>
          <p className="flex flex-wrap justify-between gap-x-3 text-muted text-sm">
            <span>{registry}</span>
            <span className="tabular-nums">{percent}% Completed</span>
          </p>
        </li>
      ))}
    </ul>
    {progress.some(({ registry }) => isDemo(registry)) && (
      <p className="text-muted text-sm">
        A demo registry is invented: no outside body has verified these projects.
      </p>
    )}
  </div>
)
