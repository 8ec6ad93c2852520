import type { ReactNode } from 'react'
import { CrossSign } from './icons.tsx'
import { Modal } from './Modal.tsx'

type FootSheetProps = { open: boolean; onClose: () => void; title: string; children: ReactNode }

/** A sheet from the lower edge, for what stands beside the page where there is room. */
export const FootSheet = ({ open, onClose, title, children }: FootSheetProps) => (
  <Modal
    open={open}
    onClose={onClose}
    label={title}
    className="arrives mx-0 mt-auto mb-0 max-h-[92dvh] w-full max-w-none overflow-y-auto overscroll-contain border-edge border-t-2"
  >
    <div className="sticky top-0 z-10 flex min-h-14 items-center justify-between border-hairline border-b bg-sheet pr-2 pl-5">
      <h2 className="font-[500] text-xl">{title}</h2>
      <button
        type="button"
        aria-label={`Close ${title.toLowerCase()}`}
        onClick={onClose}
        className="grid size-11 place-items-center rounded-soft text-ink hover:bg-sunken"
      >
        <CrossSign className="size-5" />
      </button>
    </div>
    {children}
  </Modal>
)
