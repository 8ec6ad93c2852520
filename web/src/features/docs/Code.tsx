import { CopyButton } from '../../ui/CopyButton.tsx'
import { cn } from '../../ui/cn.ts'
import { useScrolls } from '../../ui/use-scrolls.ts'

/** What is pasted somewhere else, as it is. It scrolls inside itself, and is reached by keyboard where it does. */
export const Code = ({ name, text }: { name: string; text: string }) => {
  const [frame, scrolls] = useScrolls()
  return (
    <figure className="mt-5 border-edge border-t-2 bg-sheet">
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
        <pre className="w-max min-w-full p-4 pr-10 font-mono text-[0.8125rem] leading-relaxed [font-variant-ligatures:none] max-sm:w-auto max-sm:whitespace-pre-wrap max-sm:pr-4 max-sm:text-fine max-sm:[overflow-wrap:anywhere]">
          {text}
        </pre>
      </div>
    </figure>
  )
}
