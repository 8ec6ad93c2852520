import { useMemo } from 'react'
import { cn } from '../../../ui/cn.ts'
import { drawScene } from './draw-scene.ts'
import type { ScenedProject } from './read-scene.ts'

type Props = {
  project: ScenedProject
  className?: string
  /** Where nothing beside it says what it is a picture of. */
  isNamed?: boolean
}

/** A project's own drawing, in line and by day or night. It fills whatever frame it is given and is cut at its edges. */
export const ProjectScene = ({ project, className, isNamed = false }: Props) => {
  const { id, name, category, country, methodology } = project
  const { flora, hour, body, words } = useMemo(
    () => drawScene({ id, name, category, country, methodology }),
    [id, name, category, country, methodology],
  )
  const naming = isNamed ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true }
  return (
    <svg
      {...naming}
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMid slice"
      data-flora={flora}
      data-hour={hour}
      className={cn('scene block w-full', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and our own letters; no word of a project is in it
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
