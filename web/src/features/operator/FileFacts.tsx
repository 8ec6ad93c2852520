import type { ReviewedProject } from '@ledgerleaf/contract/operator'
import type { ProjectFile } from '@ledgerleaf/contract/project-files'
import type { ReactNode } from 'react'
import { heldWords } from '../../nouns/credit/words.ts'
import { countryName } from '../../ui/country-name.ts'
import { writeCount, writePeriod, writeWhole } from '../../ui/format.ts'

const categoryNames: Record<NonNullable<ProjectFile['category']>, string> = {
  redd_arr: 'REDD+/ARR',
  biochar: 'Biochar',
  blue_carbon: 'Blue carbon',
  dac: 'Direct air capture',
  erw: 'Enhanced rock weathering',
}
const lawWords: Record<string, string> = { true: 'Yes, the seller says', false: 'No, the seller says' }

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-0.5 border-hairline border-t py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="[overflow-wrap:anywhere]">{children || '–'}</dd>
  </div>
)

/** What the seller's file says of the project. */
export const FileFacts = ({ project: { file, blocks } }: { project: ReviewedProject }) => (
  <dl>
    <Fact name="Registry and id">
      {file.registry} {file.registryProjectId}
    </Fact>
    <Fact name="Methodology">
      {file.methodology} {file.methodologyId ? `(${file.methodologyId})` : ''}
    </Fact>
    <Fact name="Category and effect">
      {[file.category && categoryNames[file.category], file.mechanism].filter(Boolean).join(', ') || null}
    </Fact>
    <Fact name="Country">{file.country && countryName(file.country)}</Fact>
    <Fact name="Crediting period">
      {file.creditingStartsOn &&
        file.creditingEndsOn &&
        writePeriod(file.creditingStartsOn, file.creditingEndsOn)}
    </Fact>
    <Fact name="Why it needs credits">{file.additionalityStatement}</Fact>
    <Fact name="Durability">{file.durabilityYears && `${writeWhole(file.durabilityYears)} years`}</Fact>
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
)
