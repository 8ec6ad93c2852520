import { Link } from 'react-router'
import { cn } from '../../ui/cn.ts'
import { BasketSign } from '../../ui/icons.tsx'
import { BasketCount } from './BasketCount.tsx'

/** The way to the basket for a header, where it is always in sight. What it counts lies over it and moves nothing. */
export const BasketLink = ({ className }: { className?: string }) => (
  <Link
    to="/basket"
    title="Basket"
    className={cn(
      'relative grid size-11 shrink-0 place-items-center rounded-soft hover:bg-sunken',
      className,
    )}
  >
    <BasketSign className="size-6" />
    <span className="sr-only">Basket </span>
    <BasketCount className="absolute top-0 right-0 max-sm:right-2.5" />
  </Link>
)
