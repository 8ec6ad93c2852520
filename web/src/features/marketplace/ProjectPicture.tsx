import type { Photograph } from '@ledgerleaf/contract/photographs'
import { PhotographImage } from '../../nouns/photograph/PhotographImage.tsx'
import { ProjectScene } from '../../nouns/project/scene/ProjectScene.tsx'
import { readScene, type ScenedProject } from '../../nouns/project/scene/read-scene.ts'
import { cn } from '../../ui/cn.ts'
import { WhenNear } from '../../ui/WhenNear.tsx'

type Props = {
  project: ScenedProject & { photograph: Photograph | null }
  /** The shape of it; the picture fills it from the start. */
  className: string
  /** In view at once: there with the page. */
  first?: boolean
}

/** The first photograph of a project or, where it has none, the scene grown from it. */
export const ProjectPicture = ({ project, className, first = false }: Props) => {
  const { photograph } = project
  if (photograph)
    return <PhotographImage photograph={photograph} first={first} className={cn('object-cover', className)} />
  const scene = <ProjectScene project={project} className={className} />
  if (first) return scene
  const { flora, hour } = readScene(project)
  return (
    // The colours of the scene reach the room that is kept for it.
    <div className="scene contents" data-flora={flora} data-hour={hour}>
      <WhenNear room={cn('scene-room', project.category === 'blue_carbon' && 'scene-room-water', className)}>
        {scene}
      </WhenNear>
    </div>
  )
}
