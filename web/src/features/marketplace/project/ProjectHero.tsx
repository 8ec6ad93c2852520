import type { ProjectPage } from '@ledgerleaf/contract/market'
import type { ReactNode, Ref } from 'react'
import { ProjectScene } from '../../../nouns/project/scene/ProjectScene.tsx'
import { GradeTile } from '../../../nouns/score/GradeTile.tsx'
import { countryName } from '../../../ui/country-name.ts'
import { Eyebrow } from '../../../ui/Eyebrow.tsx'
import { Heading } from '../../../ui/Heading.tsx'
import { Lines } from '../../../ui/Lines.tsx'
import { Plate } from '../../../ui/Plate.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { ProjectTags, RegistryLine } from '../ProjectTags.tsx'
import { Ways } from '../Ways.tsx'
import { describeProject } from './describe-project.ts'

type Props = { project: ProjectPage; actions: ReactNode; actionsRef: Ref<HTMLDivElement> }

/** What it is, what it costs and how to buy it; then what it is worth, and its picture. */
export const ProjectHero = ({ project, actions, actionsRef }: Props) => {
  const { name, country, listings, sellerId, sellerName } = project
  return (
    <div className="relative isolate overflow-clip">
      <div aria-hidden="true" className="absolute inset-x-0 top-0 -z-10 h-full max-h-[44rem] mask-b-from-55%">
        <Lines art="contours-wide" className="size-full bg-contour" />
      </div>
      <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-8 px-5 py-8 sm:px-8 sm:py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="ledger-margin grid justify-items-start gap-5 pl-6 sm:pl-10">
          <Eyebrow>{country ? countryName(country) : 'Project'}</Eyebrow>
          <Heading level={1} className="[overflow-wrap:anywhere]">
            {name}
          </Heading>
          {/* On a phone the price and the way to buy stay in the first view. */}
          <p className="max-w-text text-muted max-sm:order-last">{describeProject(project)}</p>
          <Ways offers={listings} />
          <div ref={actionsRef} className="flex flex-wrap gap-3">
            {actions}
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <GradeTile score={project.score} />
            <ProjectTags {...project} />
          </div>
          <RegistryLine
            {...project}
            className="text-muted"
            also={[
              <>
                sold by <TextLink to={`/sellers/${sellerId}`}>{sellerName}</TextLink>
              </>,
            ]}
          />
        </div>
        <Plate
          caption="Drawn for its kind and place, not from the site"
          className="max-lg:pl-6 sm:max-lg:pl-10"
        >
          <ProjectScene project={project} isNamed className="aspect-[4/3] sm:max-lg:aspect-[2/1]" />
        </Plate>
      </div>
    </div>
  )
}
