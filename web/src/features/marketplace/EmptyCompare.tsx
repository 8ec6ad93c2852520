import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { marketQueries } from '../../nouns/market/queries.ts'
import { ProjectThumb } from '../../nouns/project/ProjectThumb.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { readyComparisons } from './ready-comparisons.ts'

/** Nothing is chosen yet: how to choose, and what of the market is worth a look side by side. */
export const EmptyCompare = () => {
  const { data, hasNextPage } = useInfiniteQuery(marketQueries.projects({}, 'newest'))
  const projects = data?.pages.flatMap((page) => page.projects) ?? []
  const ready = readyComparisons(projects, data !== undefined && !hasNextPage)
  return (
    <div className="border-edge border-t-2 bg-sheet">
      <EmptyState
        of="figures"
        title="Nothing to compare yet"
        text="Mark two to four projects with “Compare” in the marketplace."
        action={<ButtonLink to="/marketplace">Go to the marketplace</ButtonLink>}
      />
      {ready.length > 0 && (
        <section aria-labelledby="ready" className="grid gap-4 border-hairline border-t px-4 py-6 sm:px-6">
          <Heading level={2} look="small" id="ready">
            Or begin with one of these
          </Heading>
          <ul className="grid gap-4 md:grid-cols-3">
            {ready.map(({ title, projects: compared, tell }) => (
              <li
                key={title}
                className="group relative flex flex-col gap-3 border border-hairline p-4 transition-colors focus-within:border-edge hover:border-edge"
              >
                <h3 className="font-[500] text-lg">
                  <Link
                    to={`/compare?ids=${compared.map(({ id }) => id).join(',')}`}
                    className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                  >
                    {title}
                  </Link>
                </h3>
                <ul className="grid gap-2.5">
                  {compared.map((project) => (
                    <li key={project.id} className="flex items-center gap-3">
                      <ProjectThumb project={project} className="size-10!" />
                      <span className="min-w-0 text-sm leading-snug">
                        {project.name}
                        <span className="block text-muted tabular-nums">{tell(project)}</span>
                      </span>
                    </li>
                  ))}
                </ul>
                <p aria-hidden="true" className="mt-auto pt-1 font-medium text-leaf-strong text-note">
                  Compare these
                  <ArrowRight className="ml-1.5 inline size-4" strokeWidth={1.75} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
