import type { ProjectSummary } from '@ledgerleaf/contract/project-files'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { projectQueries } from '../../nouns/project/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ownSteps } from './next-doing.ts'

const stepLeft = (project: ProjectSummary) =>
  project.hasFile && project.review !== 'rejected'
    ? project.steps.find(({ id, done }) => !done && ownSteps.has(id))
    : undefined

const Strip = ({ text, to, label }: { text: string; to: string; label: string }) => (
  <aside
    aria-label="What to do next"
    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-leaf border-l-4 bg-sheet px-5 py-4"
  >
    <p className="min-w-0 max-w-text text-note [overflow-wrap:anywhere]">
      <span className="mr-3 font-mono text-eyebrow text-leaf-strong">Next</span>
      {text}
    </p>
    <ButtonLink to={to} size="small">
      {label}
      <ArrowRight aria-hidden="true" className="size-4" strokeWidth={1.5} />
    </ButtonLink>
  </aside>
)

/** Where a seller goes on from here: to the first project, or to the one that waits for them. */
export const FirstSteps = () => {
  const { data } = useQuery(projectQueries.list())
  if (!data) return null
  if (!data.projects.some(({ hasFile }) => hasFile))
    return (
      <Strip
        text="Start a project file: upload a verification report and accept what was read in it, in about ten minutes. An operator reviews it, and you list credits with a scorecard."
        to="/seller/projects"
        label="Start a project"
      />
    )
  const [waiting] = data.projects.flatMap((project) => {
    const step = stepLeft(project)
    return step && project.review !== 'submitted' ? [{ project, step }] : []
  })
  if (!waiting) return null
  const { project, step } = waiting
  return (
    <Strip
      text={`${project.name}: ${step.note}`}
      to={`/seller/projects/${project.id}?step=${step.id}`}
      label={step.title}
    />
  )
}
