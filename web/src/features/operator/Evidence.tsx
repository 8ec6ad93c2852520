import type { ReviewedProject } from '@ledgerleaf/contract/operator'
import type { ReactNode } from 'react'
import type { Cite } from '../../nouns/document/cite.ts'
import { FileChanges } from '../../nouns/project/FileChanges.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { writeCount } from '../../ui/format.ts'
import { Part } from '../../ui/Part.tsx'
import { PlaceMap } from '../../ui/PlaceMap.tsx'
import { LikeProjects, RegistryRecord } from './BesideFile.tsx'
import { DocumentRow } from './DocumentRow.tsx'
import { FileFacts } from './FileFacts.tsx'
import { foundIn } from './found-in.ts'
import { PhotographRow } from './PhotographRow.tsx'
import { SerialsReview } from './SerialsReview.tsx'
import { StatedFacts } from './StatedFacts.tsx'

type Props = { project: ReviewedProject; scorecard: ReactNode; cite: Cite }

/** Two parts beside each other on a wide desk, where one line of either would be too long to read. */
const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-12 min-[110rem]:grid-cols-2">
    {children}
  </div>
)

/** What a decision rests on, part by part, in the order it is read. */
export const Evidence = ({ project, scorecard, cite }: Props) => {
  const { file, documents, photographs, blocks, changes, likes } = project
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12">
      {likes.length > 0 && (
        <div id="others" className="scroll-mt-10">
          <LikeProjects likes={likes} />
        </div>
      )}
      {changes && (
        <Part id="changes" title="Changed since the last approval">
          {changes.length > 0 ? (
            <FileChanges changes={changes} />
          ) : (
            <p className="text-muted">Nothing changed since the last approval.</p>
          )}
        </Part>
      )}
      <Pair>
        <Part id="file" title="What the file says">
          <FileFacts project={project} />
        </Part>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12">
          <Part id="documents" title="Documents">
            {documents.length > 0 ? (
              <ul>
                {documents.map((document) => (
                  <DocumentRow
                    key={document.id}
                    document={document}
                    found={foundIn(document.id, project)}
                    cite={cite}
                  />
                ))}
              </ul>
            ) : (
              <p className="text-muted">None were uploaded.</p>
            )}
          </Part>
          {file.siteLatitude !== null && file.siteLongitude !== null && (
            <Part id="site" title="Where it is">
              <div className="max-lg:max-w-lg">
                <PlaceMap
                  name="The site"
                  place={{ latitude: file.siteLatitude, longitude: file.siteLongitude }}
                />
              </div>
            </Part>
          )}
        </div>
      </Pair>
      <Part id="score" title="Score">
        {scorecard}
      </Part>
      {photographs.length > 0 && (
        <Part
          id="photographs"
          title="Photographs"
          lead="Approving the project accepts those that were there when it was handed in. Later ones wait for you here."
        >
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {photographs.map((photograph) => (
              <PhotographRow key={photograph.id} photograph={photograph} />
            ))}
          </ul>
        </Part>
      )}
      <Part id="serials" title="Serials and the registry’s records">
        {blocks.length > 0 ? (
          <SerialsReview registry={file.registry ?? 'the registry'} project={project} cite={cite} />
        ) : (
          <p className="text-muted">No serials are entered.</p>
        )}
      </Part>
      <Pair>
        <Part id="record" title="The project at its registry">
          <RegistryRecord project={project} />
        </Part>
        <Part id="stated" title="What the documents state">
          {/* Their words stand with the documents above: here is what of them can be compared. */}
          {project.stated.length === 0 ? (
            <p className="text-muted">Nothing that can be compared was read in the documents.</p>
          ) : (
            <Fold title={`${writeCount(project.stated.length, 'fact')} to compare`}>
              <StatedFacts facts={project.stated} cite={cite} />
            </Fold>
          )}
        </Part>
      </Pair>
    </div>
  )
}
