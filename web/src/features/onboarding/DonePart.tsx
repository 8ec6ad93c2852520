import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { Heading } from '../../ui/Heading.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'

type Props = {
  id: string
  title: string
  /** Undefined while it is not known. */
  isDone: boolean | undefined
  /** What is in it, in a few words. */
  says: string
  children: ReactNode
}

/**
 * A part that was whole when one arrived is one line, until it is asked for: by its own link or by one of the checklist.
 * That is settled once, so the last entry of a part never folds it away under whoever types it.
 */
export const DonePart = ({ id, title, isDone, says, children }: Props) => {
  const made = useId()
  const { hash } = useLocation()
  const [wasDone, setWasDone] = useState(isDone)
  const [isAsked, setAsked] = useState(false)
  if (wasDone === undefined && isDone !== undefined) setWasDone(isDone)
  if (hash === `#${id}` && !isAsked) setAsked(true)
  if (!wasDone || isAsked) return children
  return (
    <section
      id={id}
      aria-labelledby={made}
      className="flex min-w-0 scroll-mt-40 flex-wrap items-center gap-x-5 gap-y-1 border-edge border-t-2 bg-sheet px-5 py-3 sm:px-7"
    >
      <Heading level={2} look="small" id={made}>
        {title}
      </Heading>
      <p className="min-w-0 flex-1 text-muted text-note [overflow-wrap:anywhere] max-sm:order-last max-sm:basis-full">
        {says}
      </p>
      <a
        href={`#${id}`}
        aria-label={`Edit: ${title}`}
        className={`${textLinkLook} inline-flex min-h-11 items-center text-note max-sm:ml-auto`}
      >
        Edit
      </a>
    </section>
  )
}
