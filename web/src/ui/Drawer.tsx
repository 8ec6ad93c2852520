import type { ReactNode } from 'react'
import { CrossSign } from './icons.tsx'
import { Modal } from './Modal.tsx'

type DrawerProps = {
  open: boolean
  onClose: () => void
  label: string
  head?: ReactNode
  children: ReactNode
}

/** A sheet from the left edge, for what stands beside the page where there is room. */
export const Drawer = ({ open, onClose, label, head, children }: DrawerProps) => (
  <Modal
    open={open}
    onClose={onClose}
    label={label}
    className="slides-in m-0 h-dvh max-h-none w-[min(20rem,88vw)] max-w-none border-hairline border-r"
  >
    <div className="flex min-h-full flex-col">
      <div className="flex h-16 shrink-0 items-center justify-between border-hairline border-b pr-2 pl-5">
        {head}
        <button
          type="button"
          aria-label={`Close ${label.toLowerCase()}`}
          onClick={onClose}
          className="grid size-11 place-items-center rounded-soft text-ink hover:bg-sunken"
        >
          <CrossSign className="size-5" />
        </button>
      </div>
      {children}
    </div>
  </Modal>
)
