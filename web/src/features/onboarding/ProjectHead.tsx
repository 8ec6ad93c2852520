import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { ProjectThumb } from '../../nouns/project/ProjectThumb.tsx'
import { GradeTile } from '../../nouns/score/GradeTile.tsx'
import { cn } from '../../ui/cn.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { offerWords } from './offer-words.ts'

/** A project as its seller finds it at the top of its page: how it looks, how it is graded, what is on sale of it. */
export const ProjectHead = ({ project }: { project: ProjectDetail }) => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 sm:gap-x-6 sm:gap-y-2 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
    <ProjectThumb project={project} className={cn('sm:h-28 sm:w-36', project.hasFile && 'sm:row-span-2')} />
    <Heading level={1} className={cn('[overflow-wrap:anywhere]', project.hasFile && 'sm:self-end')}>
      {project.name}
    </Heading>
    {project.hasFile && (
      <>
        {/* On a phone under the picture too: a line of facts needs the width. */}
        <FactLine
          className="text-note text-muted tabular-nums max-sm:col-span-2 sm:self-start"
          facts={offerWords(project)}
        />
        <GradeTile
          score={project.score}
          className="justify-self-start max-sm:col-span-2 sm:max-lg:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1"
        />
      </>
    )}
  </div>
)
