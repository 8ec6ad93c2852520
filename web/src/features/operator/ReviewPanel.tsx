import type { ProjectDocument } from '@ledgerleaf/contract/documents'
import { operatorApi, type ReviewDecision } from '@ledgerleaf/contract/operator'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { send } from '../../api/client.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { countryName } from '../../ui/country-name.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx'
import { toast } from '../../ui/toast.ts'
import { operatorQueries } from './queries.ts'
import { useDecide } from './use-decide.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-0.5 border-hairline border-t py-2.5">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="[overflow-wrap:anywhere]">{children ?? '–'}</dd>
  </div>
)

const DocumentRow = ({ document }: { document: ProjectDocument }) => {
  const { decide, busy, error } = useDecide()
  const [reason, setReason] = useState('')
  const act = (decision: 'accept' | 'refuse') =>
    decide(() =>
      send(operatorApi.decideDocument, { params: { id: document.id }, body: { decision, reason } }),
    )
  return (
    <li className="grid gap-3 border-hairline border-t py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a href={`/api/documents/${document.id}/file`} className={textLinkLook}>
          {document.name}
        </a>
        <Badge tone={document.refusedReason ? 'error' : 'neutral'}>
          {document.refusedReason ? 'Refused' : `${document.findings} rules found something`}
        </Badge>
      </p>
      {document.refusedReason ? (
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <span className="text-muted">{document.refusedReason}</span>
          <Button variant="outline" size="small" busy={busy} onClick={() => void act('accept')}>
            Take the refusal back
          </Button>
        </div>
      ) : (
        <details>
          <summary className="text-muted text-sm underline-offset-4 hover:underline">
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

const Decision = ({ projectId }: { projectId: string }) => {
  const { decide, busy, error } = useDecide()
  const [reason, setReason] = useState('')
  const act = async (decision: ReviewDecision) => {
    const done = await decide(() =>
      send(operatorApi.decideProject, { params: { id: projectId }, body: { decision, reason } }),
    )
    if (!done) return
    setReason('')
    toast.success('Decided. The seller gets a mail.')
  }
  return (
    <div className="grid gap-4 border-edge border-t-2 bg-sheet p-5">
      <TextArea
        label="Reason"
        hint="The seller reads it. It is needed unless you approve."
        rows={3}
        value={reason}
        error={error}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void act('approve')}>
          Approve
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => void act('ask_changes')}>
          Ask for changes
        </Button>
        <Button variant="danger" disabled={busy} onClick={() => void act('reject')}>
          Reject
        </Button>
      </div>
    </div>
  )
}

/** One project as its reviewer reads it: the facts, the documents, the score, and the decision. */
export const ReviewPanel = ({ projectId, scorecard }: { projectId: string; scorecard: ReactNode }) => (
  <Loaded query={useQuery(operatorQueries.project(projectId))} what="the project" room="h-56">
    {({ name, sellerName, file, documents, blocks, reviewReason }) => (
      <article className="grid gap-8">
        <div className="grid gap-2">
          <TextLink to="/operator">All projects</TextLink>
          <Heading level={2}>{name}</Heading>
          <p className="text-muted">{sellerName}</p>
          {reviewReason && <p className="text-attention text-sm">Last said: {reviewReason}</p>}
        </div>
        <div className="grid gap-8 lg:grid-cols-2">
          <dl>
            <Fact name="Registry and id">
              {file.registry} {file.registryProjectId}
            </Fact>
            <Fact name="Methodology">
              {file.methodology} {file.methodologyId ? `(${file.methodologyId})` : ''}
            </Fact>
            <Fact name="Country">{file.country && countryName(file.country)}</Fact>
            <Fact name="Crediting period">
              {file.creditingStartsOn} to {file.creditingEndsOn}
            </Fact>
            <Fact name="Why it needs credits">{file.additionalityStatement}</Fact>
            <Fact name="Serial blocks">{blocks.length}</Fact>
          </dl>
          <div className="grid content-start gap-3">
            <Heading level={3} look="small">
              Documents
            </Heading>
            {documents.length > 0 ? (
              <ul>
                {documents.map((document) => (
                  <DocumentRow key={document.id} document={document} />
                ))}
              </ul>
            ) : (
              <p className="text-muted">None were uploaded.</p>
            )}
          </div>
        </div>
        <Decision projectId={projectId} />
        {scorecard}
      </article>
    )}
  </Loaded>
)
