import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { Fold } from './Fold.tsx'
import { Prose } from './Prose.tsx'
import { Section } from './Section.tsx'

type Part = { id: string; title: string; content: ReactNode }

const number = 'font-mono text-leaf-strong tabular-nums'

const Contents = ({ parts, className }: { parts: readonly Part[]; className?: string }) => (
  <ol className={cn('border-hairline border-t text-note', className)}>
    {parts.map(({ id, title }, i) => (
      <li key={id} className="border-hairline border-b">
        <a
          href={`#${id}`}
          className="grid min-h-11 grid-cols-[1.75rem_minmax(0,1fr)] items-baseline py-2.5 text-muted underline-offset-4 hover:text-ink hover:underline"
        >
          <span aria-hidden="true" className={cn(number, 'text-eyebrow')}>
            {i + 1}
          </span>
          {title}
        </a>
      </li>
    ))}
  </ol>
)

/** A text of several parts, with its contents beside it where there is room. */
export const Document = ({
  parts,
  note,
  foot,
}: {
  parts: readonly Part[]
  note: string
  /** Under the note, in the column of the text. */
  foot?: ReactNode
}) => (
  <Section className="grid gap-x-16 gap-y-10 pt-0! lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]">
    <nav aria-label="On this page" className="self-start lg:sticky lg:top-28">
      <Contents parts={parts} className="max-lg:hidden" />
      {/* Below the desk it would stand between the title and the text. */}
      <Fold title={`Contents, ${parts.length} parts`} className="lg:hidden">
        <Contents parts={parts} />
      </Fold>
    </nav>
    <div>
      <Prose>
        {parts.map(({ id, title, content }, i) => (
          <section key={id} aria-labelledby={id} className="first:[&>h2]:mt-0">
            <h2 id={id} className="grid scroll-mt-28 grid-cols-[2.25rem_minmax(0,1fr)] items-baseline">
              <span aria-hidden="true" className={cn(number, 'text-[0.7em]')}>
                {i + 1}
              </span>
              {title}
            </h2>
            {content}
          </section>
        ))}
      </Prose>
      <p className="mt-14 max-w-text border-hairline border-t pt-4 font-mono text-eyebrow text-muted">
        {note}
      </p>
      {foot}
    </div>
  </Section>
)
