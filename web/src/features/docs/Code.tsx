import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { cn } from '../../ui/cn.ts'
import { useScrolls } from '../../ui/use-scrolls.ts'
import { type Painted, paintCode } from './paint-code.ts'

const looks: Record<Painted['kind'], string | undefined> = {
  plain: undefined,
  comment: 'text-muted',
  string: 'text-leaf-strong',
}

type CodeProps = {
  name: string
  text: string
  /** Right under the tab that opened it. */
  isJoined?: boolean
  /** So many lines of a long one stand there; the others are one press away. Copied is all of it. */
  linesFirst?: number
}

/** What is pasted somewhere else, as it is. It scrolls inside itself, and is reached by keyboard where it does. */
export const Code = ({ name, text, isJoined = false, linesFirst }: CodeProps) => {
  const lines = text.split('\n')
  const [isOpen, setOpen] = useState(linesFirst === undefined || lines.length <= linesFirst)
  const shown = isOpen ? text : lines.slice(0, linesFirst).join('\n')
  const [frame, scrolls] = useScrolls()
  return (
    <figure className={cn('bg-sheet', !isJoined && 'mt-5 border-edge border-t-2')}>
      <figcaption className="flex items-center justify-between gap-4 border-hairline border-b py-1.5 pr-1.5 pl-4">
        <span className="font-mono text-eyebrow text-muted">{name}</span>
        <CopyButton text={text} label="Copy" />
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        ref={frame}
        role="group"
        aria-label={`${name}, code`}
        tabIndex={scrolls.sideways ? 0 : undefined}
        className={cn(
          'overflow-x-auto',
          // The end fades where more is to the right: a line is not taken for whole.
          scrolls.sideways && '[mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)]',
        )}
      >
        <pre className="w-max min-w-full p-4 pr-10 font-mono text-[0.8125rem] leading-relaxed [font-variant-ligatures:none]">
          {paintCode(shown).map(({ kind, text: words }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a program never move
            <span key={place} className={looks[kind]}>
              {words}
            </span>
          ))}
        </pre>
      </div>
      {!isOpen && (
        <div className="border-hairline border-t p-1.5">
          <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
            Show all {lines.length} lines
          </Button>
        </div>
      )}
    </figure>
  )
}
