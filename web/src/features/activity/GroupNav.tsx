import { type ActivityGroup, activityGroups } from '@ledgerleaf/contract/activities'
import { cn } from '../../ui/cn.ts'

type GroupNavProps = {
  group: ActivityGroup
  counts: ReadonlyMap<ActivityGroup, number>
  onGroup: (group: ActivityGroup) => void
}

/** What a company has, one after the other, and how much of it is said already. */
export const GroupNav = ({ group, counts, onGroup }: GroupNavProps) => (
  <nav aria-label="Steps" className="min-w-0">
    <ol className="relative flex gap-x-1 overflow-x-auto border-hairline border-b @4xl:grid @4xl:border-b-0">
      {activityGroups.map(({ id, name }, i) => {
        const count = counts.get(id) ?? 0
        const isHere = id === group
        return (
          <li key={id} className="shrink-0 @4xl:border-hairline @4xl:border-b">
            <button
              type="button"
              aria-current={isHere ? 'step' : undefined}
              onClick={() => onGroup(id)}
              className={cn(
                'flex min-h-11 w-full items-baseline gap-3 whitespace-nowrap px-3 py-2.5 text-left text-note focus-visible:-outline-offset-2',
                isHere ? 'bg-sheet font-medium text-ink' : 'text-muted hover:text-ink',
              )}
            >
              <span aria-hidden="true" className="font-mono text-leaf-strong text-sm tabular-nums">
                {String(i + 1).padStart(2, '0')}
              </span>
              {name}
              <span className="ml-auto font-mono text-sm tabular-nums">
                {count > 0 && (
                  <>
                    {count}
                    <span className="sr-only">{count === 1 ? ' line' : ' lines'}</span>
                  </>
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  </nav>
)
