import { documentsApi, type ProjectDocument } from '@ledgerleaf/contract/documents'
import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { send } from '../../api/client.ts'
import { documentFileHref } from '../../nouns/document/addresses.ts'
import { documentKindWords } from '../../nouns/document/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { writeCount } from '../../ui/format.ts'
import { Part } from '../../ui/Part.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { UploadDocument } from './UploadDocument.tsx'
import { useAct } from './use-act.ts'

const stateOf = (document: ProjectDocument) => {
  if (document.refusedReason) return { tone: 'error', text: 'Refused by review' } as const
  if (document.state === 'unreadable') return { tone: 'error', text: 'Could not be read' } as const
  if (document.state === 'reading') return { tone: 'attention', text: 'Being read…' } as const
  const found = [
    document.facts > 0 && writeCount(document.facts, 'fact'),
    document.findings > 0 && `evidence found for ${writeCount(document.findings, 'criterion', 'criteria')}`,
  ].filter(Boolean)
  return { tone: 'leaf', text: `Read: ${found.join(', ') || 'nothing found in it'}` } as const
}

const writeSize = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

const Row = ({ document }: { document: ProjectDocument }) => {
  const { act, busy, refused } = useAct()
  const { tone, text } = stateOf(document)
  return (
    <li className="grid gap-2 border-hairline border-t py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <a href={documentFileHref(document.id)} className={textLinkLook}>
            {document.name}
          </a>
          <Badge tone={tone}>{text}</Badge>
        </p>
        <p className="text-muted text-sm">
          {documentKindWords[document.kind]}, {writeSize(document.byteCount)}
          {document.pageCount ? `, ${document.pageCount} ${document.pageCount === 1 ? 'page' : 'pages'}` : ''}
        </p>
        {(document.problem ?? document.refusedReason ?? refused?.text) && (
          <p className="text-error text-sm">{refused?.text ?? document.refusedReason ?? document.problem}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 justify-self-start max-sm:-ml-4">
        {document.state === 'unreadable' && (
          <Button
            variant="quiet"
            size="small"
            busy={busy}
            aria-label={`Read ${document.name} again`}
            onClick={() => void act(() => send(documentsApi.readAgain, { params: { id: document.id } }))}
          >
            Read again
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          busy={busy}
          aria-label={`Remove ${document.name}`}
          onClick={() => void act(() => send(documentsApi.remove, { params: { id: document.id } }))}
        >
          Remove
        </Button>
      </div>
    </li>
  )
}

/** Documents of the project: kept as they came, read once, and public with the first listing. */
export const DocumentsPart = ({ project }: { project: ProjectDetail }) => (
  <Part
    look="sheet"
    id="documents"
    title="Documents"
    lead="PDF, Word or Excel, at most 25 MB each. They are read for values of the file and for evidence of the scorecard, and become public with your first listing."
  >
    <UploadDocument projectId={project.id} />
    {project.documents.length > 0 && (
      <ul>
        {project.documents.map((document) => (
          <Row key={document.id} document={document} />
        ))}
      </ul>
    )}
  </Part>
)
