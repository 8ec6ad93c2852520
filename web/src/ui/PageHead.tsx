import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { Eyebrow } from './Eyebrow.tsx'
import { Heading } from './Heading.tsx'
import { Lines } from './Lines.tsx'

type PageHeadProps = {
  eyebrow: ReactNode
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** Stands beside the words where there is room, and below them where there is not. */
  aside?: ReactNode
  /** Stands below the words where the aside is beside them, and below the aside where it is not. */
  foot?: ReactNode
  /** Which side has more room where both fit: a picture leaves it to the words, a form needs it itself. */
  room?: 'words' | 'aside'
  /** A page one works on begins sooner than one that is read. */
  look?: 'read' | 'work'
}

const columns = {
  words: 'items-center lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
  aside: 'items-start lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
} as const

/** The head of a public page: where we are, what it is called, what it is for, and the way onward. */
export const PageHead = ({
  eyebrow,
  title,
  lead,
  actions,
  aside,
  foot,
  room = 'words',
  look = 'read',
}: PageHeadProps) => (
  <div className="relative isolate overflow-clip">
    {/* No higher than a screen, however long the form beside it: a phone draws every line of it before the first word. */}
    <div aria-hidden="true" className="absolute inset-x-0 top-0 -z-10 h-full max-h-[44rem] mask-b-from-55%">
      <Lines art="contours-wide" className="size-full bg-contour" />
    </div>
    <div
      className={cn(
        'mx-auto grid max-w-page gap-x-16 gap-y-12 px-5 sm:px-8',
        look === 'work' ? 'py-8 md:py-10' : 'py-14 md:py-20',
        columns[room],
        foot && 'lg:grid-rows-[auto_1fr]',
      )}
    >
      <div
        className={cn(
          'ledger-margin grid justify-items-start pl-6 sm:pl-10',
          look === 'work' ? 'col-span-full gap-3' : 'gap-6',
        )}
      >
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} className="[overflow-wrap:anywhere]">
          {title}
        </Heading>
        {lead && (
          <div
            className={cn('text-muted leading-relaxed', look === 'work' ? 'max-w-3xl' : 'max-w-text text-lg')}
          >
            {lead}
          </div>
        )}
        {actions && <div className="flex flex-wrap gap-3 pt-2">{actions}</div>}
      </div>
      {aside && (
        <div
          className={cn(
            'min-w-0',
            room === 'words' && 'max-lg:max-w-xl max-lg:pl-6 sm:max-lg:pl-10',
            foot && 'lg:row-span-2',
          )}
        >
          {aside}
        </div>
      )}
      {foot && <div className="min-w-0 lg:pl-10">{foot}</div>}
    </div>
  </div>
)
