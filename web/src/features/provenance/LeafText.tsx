import { useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { indentLeaf } from './indent-leaf.ts'

/** A leaf that is hardly longer than what is shown of a long one stands there whole. */
const cutFrom = 16

/** The leaf to be read: a line for each member, and a long one opened by a press. */
export const LeafText = ({ leaf }: { leaf: string }) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const text = indentLeaf(leaf)
  const lineCount = text.split('\n').length
  const isLong = lineCount > cutFrom
  return (
    <section aria-label="The leaf, word for word" className="grid min-w-0 justify-items-start gap-2">
      <pre
        id={id}
        className={cn(
          'w-full whitespace-pre-wrap border-hairline border-l-2 bg-sheet px-4 py-3 font-mono text-fine leading-relaxed [font-variant-ligatures:none] [overflow-wrap:anywhere]',
          // Cut on the screen alone: paper gets it whole.
          isLong &&
            !isOpen &&
            'max-h-[calc(12lh+0.75rem)] overflow-hidden mask-b-from-60% print:max-h-none print:[mask:none]',
        )}
      >
        {text}
      </pre>
      {isLong && (
        <Button
          size="small"
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : `Show all ${writeWhole(lineCount)} lines`}
        </Button>
      )}
    </section>
  )
}
