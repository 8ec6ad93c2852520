import { ProjectStock, ProjectStockKeys } from '../../features/dashboard/ProjectStock.tsx'
import { ProjectList } from '../../features/onboarding/ProjectList.tsx'
import { useSession } from '../../nouns/person/use-session.ts'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Your projects' })

export default function SellerProjectsScreen() {
  const { person } = useSession()
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <Heading level={1}>Projects</Heading>
        <p className="max-w-text text-lg text-muted">
          Each project takes five steps: its file, its scorecard, its listings, its sales, and the retirements
          of its credits.
        </p>
      </div>
      <ProjectList
        stockKeys={person && <ProjectStockKeys email={person.email} />}
        stockOf={(projectId) => person && <ProjectStock projectId={projectId} email={person.email} />}
      />
    </div>
  )
}
