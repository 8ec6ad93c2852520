import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { BlocksPart } from '../../features/onboarding/BlocksPart.tsx'
import { Checklist } from '../../features/onboarding/Checklist.tsx'
import { DisclosurePart } from '../../features/onboarding/DisclosurePart.tsx'
import { DocumentsPart } from '../../features/onboarding/DocumentsPart.tsx'
import { DonePart } from '../../features/onboarding/DonePart.tsx'
import { FilePart } from '../../features/onboarding/FilePart.tsx'
import { IdentityPart } from '../../features/onboarding/IdentityPart.tsx'
import { PhotographsPart } from '../../features/onboarding/PhotographsPart.tsx'
import { ProfilePart } from '../../features/onboarding/ProfilePart.tsx'
import { ProposalsPart } from '../../features/onboarding/ProposalsPart.tsx'
import {
  areBlocksBacked,
  areDocumentsDone,
  isPartDone,
  partWords,
} from '../../features/onboarding/part-words.ts'
import { EvidenceLink } from '../../features/scorecard/EvidenceLink.tsx'

/** The file, part by part: what is whole is one line, what is open stands open. */
export const Onboard = ({ project }: { project: ProjectDetail }) => (
  <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
    <div className="grid min-w-0 content-start gap-6">
      <DonePart
        id="documents"
        title="Documents"
        isDone={areDocumentsDone(project)}
        says={partWords.documents(project)}
      >
        <DocumentsPart project={project} />
      </DonePart>
      <ProposalsPart project={project} cite={(place) => <EvidenceLink {...place} />} />
      <FilePart project={project} />
      {/* What nobody asks for is a line until it is looked for. */}
      <DonePart id="photographs" title="Photographs" isDone says={partWords.photographs(project)}>
        <PhotographsPart project={project} />
      </DonePart>
      <DonePart
        id="blocks"
        title="Vintages and serial blocks"
        isDone={isPartDone(project, 'blocks') && areBlocksBacked(project)}
        says={partWords.blocks(project)}
      >
        <BlocksPart project={project} cite={(place) => <EvidenceLink {...place} />} />
      </DonePart>
      <DonePart id="disclosure" title="For the public disclosure" isDone says={partWords.disclosure(project)}>
        <DisclosurePart project={project} />
      </DonePart>
      <DonePart
        id="profile"
        title="Who you are"
        isDone={isPartDone(project, 'profile')}
        says="Country, description and bank account"
      >
        <ProfilePart />
      </DonePart>
      <IdentityPart />
    </div>
    <div className="max-lg:order-first">
      <Checklist project={project} />
    </div>
  </div>
)
