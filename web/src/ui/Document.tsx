import type { ReactNode } from 'react'
import { Prose } from './Prose.tsx'
import { Section } from './Section.tsx'

type Part = { id: string; title: string; content: ReactNode }

/** A text of several parts, with its contents beside it where there is room. */
export const Document = ({ parts, note }: { parts: readonly Part[]; note: string }) => (
  <Section className="grid gap-x-16 gap-y-10 pt-0! lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]">
    <nav aria-label="On this page" className="self-start lg:sticky lg:top-28">
      <ol className="border-hairline border-t text-note">
        {parts.map(({ id, title }, i) => (
          <li key={id} className="border-hairline border-b">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-4 text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              <span aria-hidden="true" className="font-mono text-eyebrow text-leaf-strong">
                {i + 1}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
    <div>
      <Prose>
        {parts.map(({ id, title, content }) => (
          <section key={id} aria-labelledby={id} className="first:[&>h2]:mt-0">
            <h2 id={id} className="scroll-mt-28">
              {title}
            </h2>
            {content}
          </section>
        ))}
      </Prose>
      <p className="mt-14 max-w-text border-hairline border-t pt-4 font-mono text-eyebrow text-muted">
        {note}
      </p>
    </div>
  </Section>
)
