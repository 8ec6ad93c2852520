import type { ScoreEvidence } from '@ledgerleaf/contract/scores'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documentFileHref, documentPictureHref } from '../../nouns/document/addresses.ts'
import { documentQueries } from '../../nouns/document/queries.ts'
import { BoxedPage } from '../../ui/BoxedPage.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Quote } from '../../ui/Quote.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { PageWords } from './PageWords.tsx'

const Page = ({ documentId, documentName, page, quote }: ScoreEvidence) => (
  <Loaded
    query={useQuery(documentQueries.page(documentId, page, quote))}
    what={`page ${page}`}
    room="h-[55dvh]"
    shape="one"
  >
    {({ picture, text }) =>
      picture ? (
        <>
          <BoxedPage
            src={documentPictureHref(documentId, page)}
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

/** Where a point stands: opens the page of the document with the words boxed. */
export const EvidenceLink = ({ isNamed = false, ...evidence }: ScoreEvidence & { isNamed?: boolean }) => {
  const name = `${evidence.documentName}, page ${evidence.page}`
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={name}
        onClick={() => setOpen(true)}
        className={`${textLinkLook} max-w-full cursor-pointer text-left text-sm [overflow-wrap:anywhere]`}
      >
        {isNamed ? `Page ${evidence.page}` : name}
      </button>
      <Dialog
        wide
        open={open}
        onClose={() => setOpen(false)}
        title={`Page ${evidence.page}`}
        text={evidence.documentName}
      >
        <Page {...evidence} />
        <Quote>{evidence.quote}</Quote>
        <a href={documentFileHref(evidence.documentId)} className={textLinkLook}>
          Download the document
        </a>
      </Dialog>
    </>
  )
}
