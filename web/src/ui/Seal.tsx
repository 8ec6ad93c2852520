import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { Guilloche } from './Guilloche.tsx'
import { LeafMark } from './Logo.tsx'

type SealMarkProps = {
  size?: 'small' | 'regular' | 'large'
  /** What it seals is not settled yet. */
  isOpen?: boolean
  className?: string
}

const sizes = {
  small: { ring: 'size-14', leaf: 'size-6' },
  regular: { ring: 'size-20', leaf: 'size-9' },
  large: { ring: 'size-24', leaf: 'size-10' },
}

/** The leaf in its double ring. */
export const SealMark = ({ size = 'regular', isOpen = false, className }: SealMarkProps) => (
  <span
    aria-hidden="true"
    className={cn(
      'grid shrink-0 place-items-center rounded-full border-2 bg-sheet outline-1',
      isOpen
        ? 'border-ochre border-dashed text-attention outline-transparent'
        : 'border-leaf text-leaf outline-leaf',
      size === 'small' ? 'outline-offset-2' : 'outline-offset-4',
      sizes[size].ring,
      className,
    )}
  >
    <LeafMark className={sizes[size].leaf} />
  </span>
)

/** A slip with a banknote's border: for what has been done and can be relied on. */
export const Seal = ({ children }: { children: ReactNode }) => (
  <div className="ruled relative isolate grid justify-items-center gap-5 overflow-visible border border-edge bg-sheet px-6 py-10 text-center">
    <Guilloche className="absolute inset-x-2 top-2 -z-10 h-10 bg-leaf/50" />
    <Guilloche className="absolute inset-x-2 bottom-2 -z-10 h-10 bg-leaf/50" />
    <SealMark className="mt-4" />
    <div className="mb-4 font-display text-xl">{children}</div>
  </div>
)
