import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Modal } from './Modal.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text?: ReactNode
  /** The buttons, in reading order; the last one is the one that acts. */
  actions?: ReactNode
  children?: ReactNode
  /** For something to look at, such as a page of a document. */
  wide?: boolean
}

const looks = {
  narrow: {
    frame: 'w-[min(32rem,calc(100vw-2rem))]',
    room: 'p-6',
    head: '',
    title: 'text-2xl',
    text: 'mt-5',
    close: '-mt-2 -mr-2',
    foot: '-mx-6 -mb-6 px-6 pt-1 pb-6',
  },
  wide: {
    frame: 'max-h-[94dvh] scroll-pt-24 scroll-pb-24 w-[min(60rem,calc(100vw-1rem))] overflow-y-auto',
    room: 'px-4 pb-4 sm:px-6 sm:pb-6',
    // It stays at the head while what is in it scrolls below.
    head: 'sticky top-0 z-20 -mx-4 border-hairline border-b bg-sheet px-4 py-3 sm:-mx-6 sm:px-6 sm:py-4',
    title: 'text-xl sm:text-2xl',
    text: 'font-mono text-sm [overflow-wrap:anywhere]',
    close: 'mt-1 -mr-2 sm:mt-2 sm:-mr-3',
    foot: '-mx-4 -mb-4 px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6',
  },
} as const

export const Dialog = ({ open, onClose, title, text, actions, children, wide = false }: DialogProps) => {
  const id = useId()
  const look = looks[wide ? 'wide' : 'narrow']
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={`${id}-title`}
      describedBy={text ? `${id}-text` : undefined}
      className={`arrives m-auto rounded-soft border border-hairline ${look.frame}`}
    >
      {/* No grid: what stays in place while the rest scrolls would not leave its row of one. */}
      <div className={`flex flex-col gap-5 *:min-w-0 ${look.room}`}>
        <div className={look.head}>
          <h2 id={`${id}-title`} className={`pr-12 ${look.title}`}>
            {title}
          </h2>
          {text && (
            <p id={`${id}-text`} className={`text-muted ${look.text}`}>
              {text}
            </p>
          )}
        </div>
        {children}
        {actions && (
          <div className={`sticky bottom-0 z-20 flex flex-wrap justify-end gap-3 bg-sheet ${look.foot}`}>
            {actions}
          </div>
        )}
        {/* Last in the order of the keyboard: whoever opens a dialog wants what is in it first. */}
        <div className="sticky top-0 z-30 order-first -mb-5 h-0 self-end">
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className={`grid size-11 place-items-center rounded-soft text-muted hover:text-ink ${look.close}`}
          >
            <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </button>
        </div>
      </div>
    </Modal>
  )
}
