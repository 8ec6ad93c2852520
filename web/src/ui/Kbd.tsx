import type { ReactNode } from 'react'

export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded-soft border border-edge border-b-2 bg-sheet px-1.5 py-0.5 font-mono text-fine">
    {children}
  </kbd>
)
