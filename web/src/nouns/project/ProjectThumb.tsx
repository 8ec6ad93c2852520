import type { Photograph } from '@ledgerleaf/contract/photographs'
import { cn } from '../../ui/cn.ts'
import { PhotographImage } from '../photograph/PhotographImage.tsx'
import { ProjectScene } from './scene/ProjectScene.tsx'
import type { ScenedProject } from './scene/read-scene.ts'

type Props = { project: ScenedProject & { photograph: Photograph | null }; className?: string }

/** A project at a glance, beside its name: its first photograph, or the scene grown from it. */
export const ProjectThumb = ({ project, className }: Props) => {
  const look = cn('size-16 shrink-0 border border-hairline', className)
  return project.photograph ? (
    <PhotographImage isNamedBeside photograph={project.photograph} className={cn('object-cover', look)} />
  ) : (
    <ProjectScene project={project} className={look} />
  )
}
