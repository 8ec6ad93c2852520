import { cn } from './cn.ts'

type LinesProps = {
  /** The name of a line drawing under /art. */
  art: 'contours-wide' | 'contours-tall' | 'section-edge' | 'guilloche'
  className?: string
}

/** Drawn lines in the colour of the theme: the file is only the mask, so one drawing serves day and night. */
export const Lines = ({ art, className }: LinesProps) => (
  <div
    aria-hidden="true"
    className={cn(
      'pointer-events-none mask-center',
      // An engraved edge is a tile at the height of its band: stretched over a wide sheet it would be a coarse mesh.
      art === 'guilloche' ? 'mask-repeat-x mask-size-[auto_100%]' : 'mask-cover mask-no-repeat',
      className,
    )}
    style={{ maskImage: `url(/art/${art}.svg)` }}
  />
)
