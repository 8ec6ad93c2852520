import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { dashboardQuery } from '../../nouns/dashboard/queries.ts'
import { Part } from '../../ui/Part.tsx'

const steps = [
  ['File', 'Upload a verification report and accept what was read in it. About ten minutes.'],
  ['Review', 'An operator reads the file. The scorecard says how it is graded, and why.'],
  ['List', 'Set a price. The listing opens to buyers by itself once its serials are backed.'],
] as const

/** What lies before a seller who has no project yet: three steps, until the first project stands in their place. */
export const FirstWay = ({ email }: { email: string }) => {
  const { data } = useQuery(dashboardQuery(dashboardApi.sellerProjects, email))
  if (!data || data.sellerprojects.length > 0) return null
  return (
    <Part title="From a project to its first sale">
      <ol className="grid border-edge border-t-2 bg-sheet sm:grid-cols-3">
        {steps.map(([name, says], at) => (
          <li
            key={name}
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1 border-hairline px-4 py-4 not-last:border-b sm:px-5 sm:not-last:border-r sm:not-last:border-b-0"
          >
            <span
              aria-hidden="true"
              className="row-span-2 grid size-8 place-items-center rounded-full border border-edge font-mono text-sm"
            >
              {at + 1}
            </span>
            <p className="self-center font-display text-lg">{name}</p>
            <p className="text-muted text-note">{says}</p>
          </li>
        ))}
      </ol>
    </Part>
  )
}
