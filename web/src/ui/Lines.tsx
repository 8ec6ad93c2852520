import { cn } from './cn.ts'

type LinesProps = {
  /** The name of a line drawing under /art. */
  art: 'contours-wide' | 'contours-tall' | 'section-edge'
  className?: string
}

/** Drawn lines in the colour of the theme: the file is only the mask, so one drawing serves day and night. */
export const Lines = ({ art, className }: LinesProps) => (
  <div
    aria-hidden="true"
    className={cn('pointer-events-none mask-cover mask-center mask-no-repeat', className)}
    style={{ maskImage: `url(/art/${art}.svg)` }}
  />
)
