import type { ActivityGroup } from '@ledgerleaf/contract/activities'
import { tonnesOf } from '@ledgerleaf/contract/activity-totals'
import { writeTonnes } from '../../nouns/analysis/words.ts'
import { cn } from '../../ui/cn.ts'
import { writeCount } from '../../ui/format.ts'
import type { ActivitySection } from './sections.ts'

type GroupNavProps = {
  group: ActivityGroup
  sections: readonly ActivitySection[]
  onGroup: (group: ActivityGroup) => void
}

/** What a section holds: its lines, what they come to, and what is still to be done there. */
const Held = ({ section: { lines, grams, unfinished } }: { section: ActivitySection }) => (
  <span className="flex flex-wrap gap-x-2 text-sm">
    <span className="whitespace-nowrap font-mono text-muted tabular-nums">
      {writeCount(lines.length, 'line')}
      {grams !== null && ` · ${writeTonnes(tonnesOf(grams))} t`}
    </span>
    {unfinished > 0 && <span className="whitespace-nowrap text-attention">{unfinished} to complete</span>}
  </span>
)

/** What a company has, one after the other, and how much of it is said already. */
export const GroupNav = ({ group, sections, onGroup }: GroupNavProps) => (
  <nav aria-label="Steps" className="min-w-0">
    <ol className="relative flex gap-x-1 overflow-x-auto border-hairline border-b @4xl:grid @4xl:border-b-0">
      {sections.map((section, i) => {
        const isHere = section.id === group
        return (
          <li key={section.id} className="grid shrink-0 @4xl:border-hairline @4xl:border-b">
            <button
              type="button"
              aria-current={isHere ? 'step' : undefined}
              onClick={() => onGroup(section.id)}
              className={cn(
                'flex min-h-11 w-full items-baseline gap-3 px-3 py-2.5 text-left text-note focus-visible:-outline-offset-2',
                isHere ? 'bg-sheet font-medium text-ink' : 'text-muted hover:text-ink',
              )}
            >
              <span aria-hidden="true" className="font-mono text-leaf-strong text-sm tabular-nums">
                {String(i + 1).padStart(2, '0')}
              </span>
              <span className="grid min-w-0 gap-0.5">
                <span className="whitespace-nowrap">{section.name}</span>
                {section.lines.length > 0 && <Held section={section} />}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  </nav>
)
