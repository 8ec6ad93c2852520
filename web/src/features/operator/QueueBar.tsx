import { ChevronLeft } from 'lucide-react'
import { TextLink } from '../../ui/TextLink.tsx'
import { QueueSteps } from './QueueSteps.tsx'
import type { WaitingItem } from './waiting-items.ts'

type QueueBarProps = {
  /** The room it is reached from, as the sidebar names it. */
  back?: { to: string; name: string }
  isHere: (item: WaitingItem) => boolean
  onDecide?: () => void
}

/** Above everything that waits for an operator, on every page the same: the way back at the left, the ways on at the right. */
export const QueueBar = ({ back = { to: '/operator', name: 'Review' }, isHere, onDecide }: QueueBarProps) => (
  <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
    <span className="inline-flex min-h-11 items-center gap-1 text-note">
      <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="-ml-1 size-4 text-leaf-strong" />
      <TextLink to={back.to} className="inline-flex min-h-6 items-center">
        Back to {back.name}
      </TextLink>
    </span>
    <QueueSteps isHere={isHere} {...(onDecide ? { onDecide } : {})} />
  </div>
)
