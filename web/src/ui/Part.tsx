import { type ReactNode, useId } from 'react'
import { cn } from './cn.ts'
import { Heading } from './Heading.tsx'

/** On the page itself; on a sheet of its own; numbered, as in a form; or with its title beside it where there is room. */
type Look = 'plain' | 'sheet' | 'numbered' | 'beside'

const frames: Record<Look, string> = {
  plain: 'min-w-0 scroll-mt-10 content-start gap-4',
  sheet: 'min-w-0 scroll-mt-40 content-start gap-5 border-t-2 bg-sheet px-5 py-6 sm:px-7',
  numbered: 'gap-6 border-t pt-5',
  beside:
    'min-w-0 scroll-mt-10 gap-x-12 gap-y-5 border-t pt-6 [nav+&]:border-t-0 [nav+&]:pt-0 lg:grid-cols-[14rem_minmax(0,1fr)]',
}

const heads: Record<Look, string> = {
  plain: 'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1',
  sheet: 'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2',
  numbered: 'flex items-baseline gap-4',
  beside: 'grid content-start gap-2',
}

const leads: Partial<Record<Look, string>> = {
  plain: 'max-w-text text-note',
  sheet: '-mt-2 max-w-text text-note',
  beside: 'text-sm',
}

type PartProps = {
  title: string
  look?: Look
  number?: number
  lead?: ReactNode
  aside?: ReactNode
  id?: string
  children: ReactNode
}

/** A titled part of a page. */
export const Part = ({ title, look = 'plain', number, lead, aside, id, children }: PartProps) => {
  const made = useId()
  const said = lead && <p className={cn('text-muted', leads[look])}>{lead}</p>
  return (
    <section id={id} aria-labelledby={made} className={cn('grid border-edge', frames[look])}>
      <div className={heads[look]}>
        {number !== undefined && (
          <span aria-hidden="true" className="font-mono text-leaf-strong text-sm tabular-nums">
            {String(number).padStart(2, '0')}
          </span>
        )}
        <Heading level={2} look="small" id={made}>
          {title}
        </Heading>
        {aside}
        {look === 'beside' && said}
      </div>
      {look !== 'beside' && said}
      {look === 'beside' ? <div className="min-w-0">{children}</div> : children}
    </section>
  )
}
