import type { DocumentKind, ProjectDocument } from '@ledgerleaf/contract/documents'
import { useQuery } from '@tanstack/react-query'
import { documentFileHref } from '../../nouns/document/addresses.ts'
import { documentQueries } from '../../nouns/document/queries.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeDate } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'

const kinds: Record<DocumentKind, string> = {
  verification: 'Verification report',
  monitoring: 'Monitoring report',
  design: 'Project design document',
  validation: 'Validation report',
  other: 'Other document',
}

const Row = ({ document }: { document: ProjectDocument }) => (
  <li className="grid gap-1 border-hairline border-t py-4 first:border-t-0 first:pt-0">
    <p>
      <a href={documentFileHref(document.id)} className={textLinkLook}>
        {document.name}
      </a>
    </p>
    <p className="text-muted text-sm">
      {kinds[document.kind]}, uploaded {writeDate(document.uploadedAt)}
      {document.refusedReason ? '. Refused by our review: nothing in it counts.' : ''}
    </p>
    <details className="text-muted text-sm">
      <summary className="min-h-6 w-fit cursor-pointer content-center">
        SHA-256 <Mono>{document.sha256.slice(0, 8)}…</Mono>
        <span className="sr-only"> of {document.name}, whole</span>
      </summary>
      <Mono className="mt-1 block">{document.sha256}</Mono>
    </details>
  </li>
)

/** The documents of a project that anyone may read, each with its fingerprint. */
export const ProjectDocuments = ({ projectId }: { projectId: string }) => (
  <Loaded
    query={useQuery(documentQueries.ofProject(projectId))}
    what="the documents"
    room="min-h-[13rem] md:min-h-40"
  >
    {({ documents }) =>
      documents.length > 0 ? (
        <ul>
          {documents.map((document) => (
            <Row key={document.id} document={document} />
          ))}
        </ul>
      ) : (
        <div className="border border-hairline bg-sheet">
          <EmptyState
            of="papers"
            title="No documents yet"
            text="Verification reports and project descriptions stand here once the seller has uploaded them."
          />
        </div>
      )
    }
  </Loaded>
)
