import type { ProjectDocument } from '@ledgerleaf/contract/documents'
import { operatorApi } from '@ledgerleaf/contract/operator'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { documentFileHref } from '../../nouns/document/addresses.ts'
import { documentKindWords } from '../../nouns/document/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { FactLine } from '../../ui/FactLine.tsx'
import { writeCount, writeDate } from '../../ui/format.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { useDecide } from './use-decide.ts'

const tellFound = ({ state, problem }: ProjectDocument, found: readonly string[]): string => {
  if (state === 'reading') return 'It is being read.'
  if (state === 'unreadable') return `It could not be read${problem ? `: ${problem}` : '.'}`
  return found.length > 0 ? `Read in it: ${found.join(', ')}.` : 'Nothing that counts was read in it.'
}

/** A document to be read, and refused with a reason: then nothing in it counts. */
export const DocumentRow = ({ document, found }: { document: ProjectDocument; found: readonly string[] }) => {
  const { decide, busy, error } = useDecide()
  const [reason, setReason] = useState('')
  const act = (decision: 'accept' | 'refuse') =>
    decide(() =>
      send(operatorApi.decideDocument, { params: { id: document.id }, body: { decision, reason } }),
    )
  return (
    <li className="grid gap-3 border-hairline border-t py-4">
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
        {!document.refusedReason && <p>{tellFound(document, found)}</p>}
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
    </li>
  )
}
