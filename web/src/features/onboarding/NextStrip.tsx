import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { nextDoing } from './next-doing.ts'
import type { Owed } from './owed.ts'

/** The one thing to do next and the way there. It stays in sight while the file is long; where nothing is due, nothing stands here. */
export const NextStrip = ({ project, owed }: { project: ProjectDetail; owed: Owed | null }) => {
  const id = useId()
  const doing = nextDoing(project, owed)
  if (!doing) return null
  const { text, go } = doing
  return (
    <aside
      aria-label="What to do next"
      className="top-16 z-20 sm:sticky flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-leaf border-l-4 bg-sheet px-5 py-3 shadow-[0_1px_0_var(--hairline)]"
    >
      <p id={id} aria-live="polite" className="min-w-0 text-note [overflow-wrap:anywhere]">
        <span className="mr-3 font-mono text-eyebrow text-leaf-strong">Next</span>
        {text}
      </p>
      {go && (
        <ButtonLink to={go.to} size="small" aria-describedby={id}>
          {go.label}
          <ArrowRight aria-hidden="true" className="size-4" strokeWidth={1.5} />
        </ButtonLink>
      )}
    </aside>
  )
}
