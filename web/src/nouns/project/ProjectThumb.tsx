import type { Photograph } from '@ledgerleaf/contract/photographs'
import { cn } from '../../ui/cn.ts'
import { PhotographImage } from '../photograph/PhotographImage.tsx'
import { ProjectScene } from './scene/ProjectScene.tsx'
import type { ScenedProject } from './scene/read-scene.ts'

type Props = { project: ScenedProject & { photograph: Photograph | null }; className?: string }

/** A project at a glance, beside its name: its first photograph, or the scene grown from it. */
export const ProjectThumb = ({ project, className }: Props) => (
  <span className={cn('block size-16 shrink-0 overflow-hidden border border-hairline bg-sky', className)}>
    {project.photograph ? (
      <PhotographImage isNamedBeside photograph={project.photograph} className="size-full object-cover" />
    ) : (
      <ProjectScene project={project} className="h-full" />
    )}
  </span>
)
