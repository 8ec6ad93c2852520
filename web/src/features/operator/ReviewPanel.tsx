import type { ProjectFile } from '@ledgerleaf/contract/project-files'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { heldWords } from '../../nouns/credit/words.ts'
import type { Cite } from '../../nouns/document/cite.ts'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { FileChanges } from '../../nouns/project/FileChanges.tsx'
import { countryName } from '../../ui/country-name.ts'
import { writeCount, writeSpan, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PlaceMap } from '../../ui/PlaceMap.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { LikeProjects, RegistryRecord } from './BesideFile.tsx'
import { Checks } from './Checks.tsx'
import { Decision } from './Decision.tsx'
import { DocumentRow } from './DocumentRow.tsx'
import { PhotographRow } from './PhotographRow.tsx'
import { QueueSteps } from './QueueSteps.tsx'
import { Reviewer } from './Reviewer.tsx'
import { SerialsReview } from './SerialsReview.tsx'
import { StatedFacts } from './StatedFacts.tsx'

const categoryNames: Record<NonNullable<ProjectFile['category']>, string> = {
  redd_arr: 'REDD+/ARR',
  biochar: 'Biochar',
  blue_carbon: 'Blue carbon',
  dac: 'Direct air capture',
  erw: 'Enhanced rock weathering',
}
const lawWords: Record<string, string> = { true: 'Yes, the seller says', false: 'No, the seller says' }

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-0.5 border-hairline border-t py-2.5">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="[overflow-wrap:anywhere]">{children || '–'}</dd>
  </div>
)

type PanelProps = { projectId: string; scorecard: ReactNode; cite: Cite }

/** One project as its reviewer reads it: the facts, the documents, the score, and after all of it the decision. */
export const ReviewPanel = ({ projectId, scorecard, cite }: PanelProps) => (
  <Loaded query={useQuery(operatorQueries.project(projectId))} what="the project" room="h-56">
    {(project) => {
      const { name, sellerName, file, documents, photographs, blocks, reviewReason, likes } = project
      return (
        <article className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <div className="grid gap-2">
            <TextLink to="/operator">All projects</TextLink>
            <Heading level={2}>{name}</Heading>
            <p className="text-muted">{sellerName}</p>
            <QueueSteps id={projectId} />
            {reviewReason && <p className="text-attention text-sm">Last said: {reviewReason}</p>}
          </div>
          {(project.review === 'submitted' || project.reviewer !== null) && <Reviewer project={project} />}
          <LikeProjects likes={likes} />
          {project.changes && (
            <section className="grid gap-3">
              <Heading level={3} look="small">
                Changed since the last approval
              </Heading>
              {project.changes.length > 0 ? (
                <FileChanges changes={project.changes} />
              ) : (
                <p className="text-muted">Nothing changed since the last approval.</p>
              )}
            </section>
          )}
          <div className="grid gap-8 lg:grid-cols-2">
            <dl>
              <Fact name="Registry and id">
                {file.registry} {file.registryProjectId}
              </Fact>
              <Fact name="Methodology">
                {file.methodology} {file.methodologyId ? `(${file.methodologyId})` : ''}
              </Fact>
              <Fact name="Category and effect">
                {[file.category && categoryNames[file.category], file.mechanism].filter(Boolean).join(', ') ||
                  null}
              </Fact>
              <Fact name="Country">{file.country && countryName(file.country)}</Fact>
              <Fact name="Crediting period">
                {file.creditingStartsOn &&
                  file.creditingEndsOn &&
                  writeSpan(file.creditingStartsOn, file.creditingEndsOn)}
              </Fact>
              <Fact name="Why it needs credits">{file.additionalityStatement}</Fact>
              <Fact name="Durability">
                {file.durabilityYears && `${writeWhole(file.durabilityYears)} years`}
              </Fact>
              <Fact name="How the credits are held">{file.creditsHeld && heldWords[file.creditsHeld]}</Fact>
              <Fact name="Required by a law">{lawWords[String(file.legallyRequired)]}</Fact>
              <Fact name="Serial blocks">
                {blocks.length > 0 &&
                  `${blocks.length}, of ${writeCount(
                    blocks.reduce((sum, { quantity }) => sum + quantity, 0),
                    'credit',
                  )}`}
              </Fact>
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
              {file.siteLatitude !== null && file.siteLongitude !== null && (
                <PlaceMap
                  name="The site"
                  place={{ latitude: file.siteLatitude, longitude: file.siteLongitude }}
                />
              )}
            </div>
          </div>
          {photographs.length > 0 && (
            <section id="photographs" className="grid scroll-mt-24 gap-3">
              <Heading level={3} look="small">
                Photographs
              </Heading>
              <p className="max-w-text text-muted text-sm">
                Approving the project accepts those that were there when it was handed in. Later ones wait for
                you here.
              </p>
              <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
                {photographs.map((photograph) => (
                  <PhotographRow key={photograph.id} photograph={photograph} />
                ))}
              </ul>
            </section>
          )}
          <section className="grid gap-3">
            <Heading level={3} look="small">
              Serials and the registry’s records
            </Heading>
            {blocks.length > 0 ? (
              <SerialsReview registry={file.registry ?? 'the registry'} project={project} cite={cite} />
            ) : (
              <p className="text-muted">No serials are entered.</p>
            )}
          </section>
          <section className="grid gap-3">
            <Heading level={3} look="small">
              The project at its registry
            </Heading>
            <RegistryRecord project={project} />
          </section>
          <section className="grid gap-3">
            <Heading level={3} look="small">
              What the documents state
            </Heading>
            <StatedFacts facts={project.stated} cite={cite} />
          </section>
          {scorecard}
          <section className="grid gap-3">
            <Heading level={3} look="small">
              Before you decide
            </Heading>
            <Checks project={project} />
          </section>
          <Decision projectId={projectId} version={project.version} />
        </article>
      )
    }}
  </Loaded>
)
