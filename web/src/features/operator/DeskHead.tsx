import type { ReactNode } from 'react'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { QueueSteps } from './QueueSteps.tsx'

type Props = {
  /** Of what is decided on, as the queue knows it. */
  id: string
  back: string
  eyebrow: string
  title: string
  /** Opens where it is decided, where that may be shut. */
  onDecide?: () => void
  children?: ReactNode
}

const toField = () => document.querySelector<HTMLElement>('#decision textarea')?.focus()

/** The head of something that waits: the ways through the queue, then what it is. */
export const DeskHead = ({ id, back, eyebrow, title, onDecide, children }: Props) => (
  <div className="grid gap-6">
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <TextLink to="/operator" className="inline-flex min-h-11 items-center text-note">
        {back}
      </TextLink>
      <QueueSteps
        isHere={(item) => item.id === id}
        onDecide={() => {
          onDecide?.()
          toField()
        }}
      />
    </div>
    <div className="grid gap-3">
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading level={1} className="[overflow-wrap:anywhere]">
        {title}
      </Heading>
      {children}
    </div>
  </div>
)
