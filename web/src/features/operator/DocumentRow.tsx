import type { ProjectDocument } from '@ledgerleaf/contract/documents'
import { operatorApi } from '@ledgerleaf/contract/operator'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { documentFileHref, documentPictureHref } from '../../nouns/document/addresses.ts'
import type { Cite } from '../../nouns/document/cite.ts'
import { documentKindWords } from '../../nouns/document/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { FactLine } from '../../ui/FactLine.tsx'
import { writeCount, writeDate } from '../../ui/format.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import type { Found } from './found-in.ts'
import { useDecide } from './use-decide.ts'

const tellState = ({ state, problem }: ProjectDocument): string => {
  if (state === 'reading') return 'It is being read.'
  if (state === 'unreadable') return `It could not be read${problem ? `: ${problem}` : '.'}`
  return 'Nothing that counts was read in it.'
}

/** What was read in it, each with the way to its page, where the words are boxed: nobody leaves the desk to look. */
const Passages = ({ found, cite }: { found: readonly Found[]; cite: Cite }) => (
  <ul className="grid">
    {found.map(({ names, place }) => (
      <li
        key={names.join()}
        className="grid min-w-0 gap-x-6 gap-y-1 border-hairline border-t py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,13rem)]"
      >
        {/* Whole: it is what a reviewer has to read. */}
        <span className="[overflow-wrap:anywhere]">
          “{place.quote}” <span className="whitespace-nowrap">{cite({ ...place, isNamed: true })}</span>
        </span>
        <span className="text-muted">
          <span className="sr-only">Read for: </span>
          {names.join(', ')}
        </span>
      </li>
    ))}
  </ul>
)

/** Its first page, small, as one knows a paper by its look; nothing where no picture of it can be made. */
const Thumb = ({ document }: { document: ProjectDocument }) => {
  const [isMissing, setMissing] = useState(document.format !== 'pdf')
  if (isMissing) return null
  return (
    <img
      src={documentPictureHref(document.id, 1)}
      alt=""
      loading="lazy"
      onError={() => setMissing(true)}
      className="block aspect-[1/1.2] w-24 shrink-0 self-start border border-edge bg-sheet object-cover object-top max-sm:w-16"
    />
  )
}

type DocumentRowProps = { document: ProjectDocument; found: readonly Found[]; cite: Cite }

/** A document to be read, and refused with a reason: then nothing in it counts. */
export const DocumentRow = ({ document, found, cite }: DocumentRowProps) => {
  const { decide, busy, error } = useDecide()
  const [reason, setReason] = useState('')
  const act = (decision: 'accept' | 'refuse') =>
    decide(() =>
      send(operatorApi.decideDocument, { params: { id: document.id }, body: { decision, reason } }),
    )
  return (
    <li className="flex gap-4 border-hairline border-t py-4 sm:gap-5">
      <Thumb document={document} />
      <div className="grid min-w-0 flex-1 content-start gap-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <a href={documentFileHref(document.id)} className={textLinkLook}>
            {document.name}
          </a>
          {document.refusedReason && <Badge tone="error">Refused</Badge>}
        </p>
        <div className="grid gap-1 text-sm">
          <FactLine
            className="text-muted"
            facts={[
              documentKindWords[document.kind],
              document.pageCount !== null && writeCount(document.pageCount, 'page'),
              `uploaded ${writeDate(document.uploadedAt)}`,
            ]}
          />
          {!document.refusedReason &&
            (found.length > 0 ? <Passages found={found} cite={cite} /> : <p>{tellState(document)}</p>)}
        </div>
        {document.refusedReason ? (
          <div className="flex flex-wrap items-center gap-3 text-sm">
            <span className="text-muted">{document.refusedReason}</span>
            <Button variant="outline" size="small" busy={busy} onClick={() => void act('accept')}>
              Take the refusal back
            </Button>
          </div>
        ) : (
          <details>
            <summary className="min-h-6 cursor-pointer text-muted text-sm underline-offset-4 hover:underline">
              Refuse this document
            </summary>
            <div className="mt-3 grid gap-3">
              <TextArea
                label={`Why ${document.name} is refused`}
                rows={2}
                value={reason}
                error={error}
                onChange={(event) => setReason(event.target.value)}
              />
              <Button
                variant="danger"
                size="small"
                busy={busy}
                className="justify-self-start"
                onClick={() => void act('refuse')}
              >
                Refuse document
              </Button>
            </div>
          </details>
        )}
      </div>
    </li>
  )
}
