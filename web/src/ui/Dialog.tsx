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
    title: 'text-2xl',
    text: '',
    close: 'top-4 right-4',
  },
  wide: {
    frame: 'max-h-[94dvh] w-[min(60rem,calc(100vw-1rem))] overflow-y-auto',
    room: 'p-4 sm:p-6',
    title: 'text-xl sm:text-2xl',
    text: '-mt-4 font-mono text-sm [overflow-wrap:anywhere]',
    close: 'top-3 right-3',
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
      <div className={`relative grid gap-5 ${look.room}`}>
        <h2 id={`${id}-title`} className={`pr-12 ${look.title}`}>
          {title}
        </h2>
        {text && (
          <p id={`${id}-text`} className={`text-muted ${look.text}`}>
            {text}
          </p>
        )}
        {children}
        {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
        {/* Last in the order of the keyboard: whoever opens a dialog wants what is in it first. */}
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className={`absolute grid size-11 place-items-center rounded-soft text-muted hover:text-ink ${look.close}`}
        >
          <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </button>
      </div>
    </Modal>
  )
}
