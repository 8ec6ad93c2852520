import type { ReactNode } from 'react'
import { Lines } from './Lines.tsx'
import { LeafMark } from './Logo.tsx'

/** A slip with a banknote's border: for what has been done and can be relied on. */
export const Seal = ({ children }: { children: ReactNode }) => (
  <div className="ruled relative isolate grid justify-items-center gap-5 overflow-visible border border-edge bg-sheet px-6 py-10 text-center">
    <Lines art="guilloche" className="absolute inset-x-2 top-2 -z-10 h-10 bg-leaf/50" />
    <Lines art="guilloche" className="absolute inset-x-2 bottom-2 -z-10 h-10 bg-leaf/50" />
    <span className="mt-4 grid size-20 place-items-center rounded-full border-2 border-leaf text-leaf outline-1 outline-leaf outline-offset-4">
      <LeafMark className="size-9" />
    </span>
    <div className="mb-4 font-display text-xl">{children}</div>
  </div>
)
