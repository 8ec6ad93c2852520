import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { ProjectThumb } from '../../nouns/project/ProjectThumb.tsx'
import { GradeTile } from '../../nouns/score/GradeTile.tsx'
import { FactLine } from '../../ui/FactLine.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { offerWords } from './offer-words.ts'

/** A project as its seller finds it at the top of its page: how it looks, how it is graded, what is on sale of it. */
export const ProjectHead = ({ project }: { project: ProjectDetail }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-4 sm:gap-x-6">
    <ProjectThumb project={project} className="sm:size-24" />
    <div className="grid min-w-0 flex-1 basis-52 gap-2">
      <Heading level={1} className="[overflow-wrap:anywhere]">
        {project.name}
      </Heading>
      {project.hasFile && (
        <FactLine className="text-note text-muted tabular-nums" facts={offerWords(project)} />
      )}
    </div>
    {project.hasFile && <GradeTile score={project.score} />}
  </div>
)
