import type { PublicSeller } from '@ledgerleaf/contract/market'
import { GradeTile } from '../../nouns/score/GradeTile.tsx'
import { countryName } from '../../ui/country-name.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { availableOf, forwardOf, leadWords } from './offers.ts'
import { ProjectPicture } from './ProjectPicture.tsx'
import { ProjectTags, RegistryLine } from './ProjectTags.tsx'

/** The projects of one seller, each with what of it is on sale now. */
export const SellerProjects = ({ projects }: { projects: PublicSeller['projects'] }) =>
  projects.length > 0 ? (
    <ul className="border-hairline border-t">
      {projects.map((project) => (
        <li
          key={project.id}
          className="grid items-center gap-x-8 gap-y-4 border-hairline border-b py-6 sm:grid-cols-[11rem_minmax(0,1fr)_auto]"
        >
          <ProjectPicture project={project} className="aspect-[16/10] w-full border border-hairline" />
          <div className="grid gap-2">
            <h3 className="font-[500] text-xl">
              <TextLink to={`/projects/${project.id}`}>{project.name}</TextLink>
            </h3>
            <RegistryLine
              {...project}
              className="text-muted text-sm"
              also={[project.country && countryName(project.country)]}
            />
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <GradeTile score={project.score} />
              <ProjectTags {...project} />
            </div>
          </div>
          <p className="sm:text-right">
            <span className="block font-[480] font-display text-xl tabular-nums">
              {leadWords(project.offers).price}
            </span>
            {leadWords(project.offers).note && (
              <span className="block text-muted text-sm">{leadWords(project.offers).note}</span>
            )}
            <span className="text-muted text-sm tabular-nums">
              {writeWhole(availableOf(project.offers))} of {writeWhole(project.issuedCredits)} t for sale
              {forwardOf(project.offers) > 0 && (
                <span className="block">{writeWhole(forwardOf(project.offers))} t more on offer forward</span>
              )}
            </span>
          </p>
        </li>
      ))}
    </ul>
  ) : (
    <div className="border border-hairline bg-sheet">
      <EmptyState
        title="No projects yet"
        text="Each project stands here once its first credits are issued or promised."
      />
    </div>
  )
