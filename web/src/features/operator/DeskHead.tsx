import type { ReactNode } from 'react'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { QueueBar } from './QueueBar.tsx'

type Props = {
  /** Of what is decided on, as the queue knows it. */
  id: string
  eyebrow: string
  title: string
  /** Opens where it is decided, where that may be shut. */
  onDecide?: () => void
  children?: ReactNode
}

const toField = () => document.querySelector<HTMLElement>('#decision textarea')?.focus()

/** The head of something that waits: the ways through the queue, then what it is. */
export const DeskHead = ({ id, eyebrow, title, onDecide, children }: Props) => (
  <div className="grid gap-6">
    <QueueBar
      isHere={(item) => item.id === id}
      onDecide={() => {
        onDecide?.()
        toField()
      }}
    />
    <div className="grid gap-3">
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading level={1} className="[overflow-wrap:anywhere]">
        {title}
      </Heading>
      {children}
    </div>
  </div>
)
