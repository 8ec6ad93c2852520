import { type ReactNode, useState } from 'react'
import { useMedia } from '../../ui/use-media.ts'

type FoldedProps = {
  /** What is set, in a line. */
  says: string
  /** Something in it has to be mended: it stays open. */
  isWrong: boolean
  children: ReactNode
}

/** Where the question stands beneath the answer and not beside it, it is a line that says what is set, and opens. */
export const FoldedWhereNarrow = ({ says, isWrong, children }: FoldedProps) => {
  const isNarrow = useMedia('(width < 64rem)', false)
  const [isOpen, setOpen] = useState(false)
  if (!isNarrow) return <div className="grid gap-4">{children}</div>
  return (
    <details
      open={isWrong || isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-edge border-t-2 bg-sheet"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-5 px-5 py-3 [&::-webkit-details-marker]:hidden">
        <span className="text-note">{says}</span>
        <span className="shrink-0 text-leaf-strong text-sm underline underline-offset-4">
          <span className="group-open:hidden">Change</span>
          <span className="hidden group-open:inline">Fold</span>
        </span>
      </summary>
      <div className="grid gap-4 border-hairline border-t pt-4 [&>form]:border-t-0 [&>:not(form)]:px-5">
        {children}
      </div>
    </details>
  )
}
