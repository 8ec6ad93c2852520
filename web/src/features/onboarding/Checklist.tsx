import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { cn } from '../../ui/cn.ts'
import { Heading } from '../../ui/Heading.tsx'
import { partOf } from './next-doing.ts'

/** What a whole file holds, and where each open entry is typed. */
export const Checklist = ({ project }: { project: ProjectDetail }) => (
  <aside aria-label="Checklist" className="grid content-start gap-4 lg:sticky lg:top-40">
    <div className="flex items-baseline justify-between gap-4">
      <Heading level={2} look="small">
        Checklist
      </Heading>
      <p className="font-mono text-sm tabular-nums">{project.checklistPercent} %</p>
    </div>
    <div aria-hidden="true" className="h-1 bg-hairline">
      <div className="h-full bg-leaf transition-[width]" style={{ width: `${project.checklistPercent}%` }} />
    </div>
    <ul className="grid gap-1 text-note">
      {project.checklist.map(({ id, title, done }) => (
        <li key={id} className={done ? 'max-lg:hidden' : undefined}>
          <a
            href={`#${partOf[id]}`}
            className="flex min-h-8 items-start gap-3 rounded-soft py-1 underline-offset-4 hover:underline"
          >
            <span
              aria-hidden="true"
              className={cn(
                'mt-1.5 size-3 shrink-0 rounded-full border',
                done ? 'border-leaf bg-leaf' : 'border-edge',
              )}
            />
            <span className={done ? 'text-muted' : undefined}>
              {title}
              <span className="sr-only">{done ? ', done' : ', open'}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </aside>
)
