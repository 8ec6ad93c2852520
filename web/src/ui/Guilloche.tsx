import { cn } from './cn.ts'

/** An engraved edge: a tile at the height of its band, since stretched over a wide sheet it would be a coarse mesh. */
export const Guilloche = ({ className }: { className: string }) => (
  <div
    aria-hidden="true"
    className={cn('pointer-events-none mask-center mask-repeat-x mask-size-[auto_100%]', className)}
    style={{ maskImage: 'url(/art/guilloche.svg)' }}
  />
)
