import { Tooltip as Parts } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** A remark on a control that already has a name: never the only place where something is said. */
export const Tooltip = ({ text, children }: { text: ReactNode; children: ReactElement }) => (
  <Parts.Provider delayDuration={250}>
    <Parts.Root>
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Parts.Portal>
        <Parts.Content
          sideOffset={8}
          collisionPadding={8}
          className="arrives z-50 max-w-64 rounded-soft bg-ink px-3 py-2 text-paper text-sm"
        >
          {text}
          <Parts.Arrow className="fill-ink" />
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  </Parts.Provider>
)
