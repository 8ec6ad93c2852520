import { Children, type ReactNode } from 'react'
import { cn } from './cn.ts'

type Props = { facts: readonly ReactNode[]; className?: string }

/**
 * Facts beside each other with a dot between. A line breaks between two facts: the dot of what begins a line hangs out to
 * its left, where it is not seen, so that no line begins or ends with one. What is not known is left out.
 */
export const FactLine = ({ facts, className }: Props) => (
  <span className={cn('block overflow-clip', className)}>
    <span className="-ml-[1.1em] flex flex-wrap">
      {Children.map(facts.filter(Boolean), (fact, at) => (
        <span className="min-w-0 pl-[1.1em]">
          {at > 0 && <span className="-ml-[1.1em] inline-block w-[1.1em] text-center">{' · '}</span>}
          {fact}
        </span>
      ))}
    </span>
  </span>
)
