import { ProjectList } from '../../features/onboarding/ProjectList.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Your projects' })

export default function SellerProjectsScreen() {
  return (
    <div className="grid gap-8">
      <div className="grid items-end gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Heading level={1}>Projects</Heading>
        <ButtonLink
          to="#new-project"
          variant="outline"
          className="sm:row-span-2 sm:self-start max-sm:order-1 max-sm:justify-self-start"
        >
          New project
        </ButtonLink>
        <p className="max-w-text text-lg text-muted">
          Each project goes five steps: its file, its scorecard, its listings, its sales, and the retirements
          of its credits.
        </p>
      </div>
      <ProjectList />
    </div>
  )
}
