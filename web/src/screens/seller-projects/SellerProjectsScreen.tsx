import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { stockOf } from '../../features/dashboard/stock-parts.ts'
import { ProjectList } from '../../features/onboarding/ProjectList.tsx'
import { dashboardQuery } from '../../nouns/dashboard/queries.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'
import { ProjectStock } from './ProjectStock.tsx'

export const meta = pageMeta({ title: 'Your projects' })

/** The figures of the dashboard, so that no project has two. */
const useStocks = (email: string) => {
  const { data } = useQuery(dashboardQuery(dashboardApi.sellerProjects, email))
  return stockOf(data?.sellerprojects ?? [])
}

const Projects = ({ email }: { email: string }) => {
  const stocks = useStocks(email)
  return (
    <ProjectList
      stockOf={(projectId) => {
        const stock = stocks.find(({ id }) => id === projectId)
        return stock && <ProjectStock stock={stock} />
      }}
    />
  )
}

export default function SellerProjectsScreen() {
  const { person } = useSession()
  if (!person) return null
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <Heading level={1}>Projects</Heading>
        <p className="max-w-text text-lg text-muted">
          Each project takes five steps: its file, its scorecard, its listings, its sales, and the retirements
          of its credits.
        </p>
      </div>
      <Projects email={person.email} />
    </div>
  )
}
