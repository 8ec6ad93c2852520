import type { Evidence } from '@ledgerleaf/contract/scores'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { BoxedPage } from '../../ui/BoxedPage.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { PageWords } from './PageWords.tsx'
import { scoreQueries } from './queries.ts'

const Page = ({ documentId, documentName, page, quote }: Evidence) => (
  <Loaded query={useQuery(scoreQueries.page(documentId, page, quote))} what={`page ${page}`} room="h-[55dvh]">
    {({ picture, text }) =>
      picture ? (
        <>
          <BoxedPage
            src={`/api/documents/${documentId}/pages/${page}/picture`}
            alt={`Page ${page} of ${documentName}`}
            page={page}
            {...picture}
          />
          {picture.boxes.length === 0 && (
            <p className="text-muted text-sm">
              The words were read from this page, and could not be placed on its picture.
            </p>
          )}
        </>
      ) : (
        <PageWords page={page} text={text} quote={quote} />
      )
    }
  </Loaded>
)

type EvidenceDialogProps = { open: boolean; onClose: () => void; evidence: Evidence }

const EvidenceDialog = ({ open, onClose, evidence }: EvidenceDialogProps) => {
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={id}
      className="arrives m-auto max-h-[94dvh] w-[min(60rem,calc(100vw-1rem))] overflow-y-auto rounded-soft border border-hairline"
    >
      <div className="relative grid gap-5 p-4 sm:p-6">
        <div className="grid gap-1 pr-12">
          <h2 id={id} className="text-2xl">
            Page {evidence.page}
          </h2>
          <p className="font-mono text-muted text-sm [overflow-wrap:anywhere]">{evidence.documentName}</p>
        </div>
        <Page {...evidence} />
        <blockquote className="border-leaf border-l-2 pl-4 text-[0.9375rem] [overflow-wrap:anywhere]">
          “{evidence.quote}”
        </blockquote>
        <a href={`/api/documents/${evidence.documentId}/file`} className={textLinkLook}>
          Download the document
        </a>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-soft text-muted hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </button>
      </div>
    </Modal>
  )
}

/** Where a point stands: opens the page of the document with the words boxed. */
export const EvidenceLink = (evidence: Evidence) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={`${textLinkLook} max-w-full cursor-pointer text-left text-sm [overflow-wrap:anywhere]`}
      >
        {evidence.documentName}, page {evidence.page}
      </button>
      <EvidenceDialog open={open} onClose={() => setOpen(false)} evidence={evidence} />
    </>
  )
}
