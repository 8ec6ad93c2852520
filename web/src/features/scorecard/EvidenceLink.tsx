import type { Evidence } from '@ledgerleaf/contract/scores'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { markQuote } from './mark-quote.ts'
import { scoreQueries } from './queries.ts'

const PageWords = ({ documentId, page, quote }: Evidence) => {
  const { data, isError, isFetching, refetch } = useQuery(scoreQueries.page(documentId, page))
  if (!data && isError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <Skeleton className="h-64 w-full" />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={`Page ${page}`}
      className="max-h-[55dvh] overflow-y-auto whitespace-pre-wrap border border-hairline bg-paper p-4 text-[0.9375rem] leading-relaxed [overflow-wrap:anywhere]"
    >
      {markQuote(data.text, quote).map(({ text, marked }) =>
        marked ? (
          <mark key={text} className="bg-moss text-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </div>
  )
}

/** Where a point stands: opens the page of the document with the words marked. */
export const EvidenceLink = (evidence: Evidence) => {
  const [open, setOpen] = useState(false)
  const { documentId, documentName, page, quote } = evidence
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={`${textLinkLook} max-w-full cursor-pointer text-left text-sm [overflow-wrap:anywhere]`}
      >
        {documentName}, page {page}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Page ${page}`}
        text={documentName}
        actions={
          <a href={`/api/documents/${documentId}/file`} className={textLinkLook}>
            Download the document
          </a>
        }
      >
        <PageWords {...evidence} quote={quote} />
      </Dialog>
    </>
  )
}
