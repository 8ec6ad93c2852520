import { ProjectList } from '../../features/onboarding/ProjectList.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Your projects' })

export default function SellerProjectsScreen() {
  return (
    <div className="grid gap-8">
      <div className="grid items-end gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Heading level={1} className="sm:col-span-2">
          Projects
        </Heading>
        <p className="max-w-text text-lg text-muted">
          Each project takes five steps: its file, its scorecard, its listings, its sales, and the retirements
          of its credits.
        </p>
        <TextLink to="#new-project" className="justify-self-start">
          New project
        </TextLink>
      </div>
      <ProjectList />
    </div>
  )
}
