import type { FilePatch, ProjectDetail, ProjectFile } from '@ledgerleaf/contract/project-files'
import { registries } from '@ledgerleaf/contract/registries'
import { messageOf } from '../../api/api-error.ts'
import { DutyFields } from '../../nouns/organisation/DutyFields.tsx'
import { categoryWords, mechanismWords } from '../../nouns/project/words.ts'
import { countries } from '../../ui/countries.ts'
import { optionsOf } from '../../ui/options-of.ts'
import { Part } from '../../ui/Part.tsx'
import { PlaceMap } from '../../ui/PlaceMap.tsx'
import { toast } from '../../ui/toast.ts'
import { AutoField } from './AutoField.tsx'
import { DonePart } from './DonePart.tsx'
import { degreesOf, wholeOf } from './figure-of.ts'
import { LabelFields } from './LabelFields.tsx'
import { isPartDone, partWords } from './part-words.ts'
import { RegistryFill } from './RegistryFill.tsx'
import { useSaveFile } from './use-save-file.ts'

const countryOptions = countries.map(({ code, name }) => ({ value: code, label: name }))
const registryOptions = registries.map(({ name }) => ({ value: name, label: name }))
const lawOptions = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
]
const lawOf = (required: boolean | null) => (required === null ? null : required ? 'yes' : 'no')

const siteOf = ({ siteLatitude, siteLongitude }: ProjectFile) =>
  siteLatitude === null || siteLongitude === null
    ? null
    : { latitude: siteLatitude, longitude: siteLongitude }
const tellRefusal = (refusal: unknown) => toast.error(messageOf(refusal))

type FilePartProps = { project: ProjectDetail }

/** The facts of the project. Each field saves itself; one that cannot be right says why and keeps what was typed. */
export const FilePart = ({ project }: FilePartProps) => {
  const { id, file } = project
  const save = useSaveFile(id)
  const registry = registries.find(({ name }) => name === file.registry)
  return (
    <DutyFields duty="prepare" doing="write in a project file">
      <DonePart
        id="facts"
        title="The project"
        isDone={isPartDone(project, 'facts')}
        says={partWords.facts(project)}
      >
        <Part
          look="sheet"
          id="facts"
          title="The project"
          lead="As the registry knows it. What you type is saved as you go."
        >
          <AutoField
            label="Name of the project"
            hint="As the registry writes it. It stays as it is once credits are issued."
            kept={project.name}
            save={(name) => save({ name })}
          />
          <AutoField label="Summary" rows={3} kept={file.summary} save={(summary) => save({ summary })} />
          <div className="grid gap-5 md:grid-cols-2">
            <AutoField
              label="Category"
              kept={file.category}
              options={optionsOf(categoryWords)}
              save={(category) => save({ category: (category || null) as FilePatch['category'] })}
            />
            <AutoField
              label="What a credit stands for"
              kept={file.mechanism}
              options={optionsOf(mechanismWords)}
              save={(mechanism) => save({ mechanism: (mechanism || null) as FilePatch['mechanism'] })}
            />
            <AutoField
              label="Registry"
              kept={file.registry}
              options={registryOptions}
              save={(name) => save({ registry: name || null })}
            />
            <AutoField
              label="Project id"
              kept={file.registryProjectId}
              figures
              hint={
                registry ? `As ${registry.name} writes it: ${registry.example}` : 'Choose the registry first'
              }
              save={(registryProjectId) => save({ registryProjectId })}
            />
          </div>
          <RegistryFill project={project} />
          <AutoField
            label="Methodology"
            kept={file.methodology}
            hint={
              file.methodologyId ? `Recognised as ${file.methodologyId}` : 'With its number, such as VM0044'
            }
            save={(methodology) => save({ methodology })}
          />
        </Part>
      </DonePart>
      <DonePart
        id="place"
        title="Place and time"
        isDone={isPartDone(project, 'place')}
        says={partWords.place(project)}
      >
        <Part
          look="sheet"
          id="place"
          title="Place and time"
          lead="Click where the site is, drag the mark, or type its coordinates."
        >
          <PlaceMap
            name="The site"
            place={siteOf(file)}
            country={file.country}
            onPlace={({ latitude, longitude }) =>
              void save({ siteLatitude: latitude, siteLongitude: longitude }).catch(tellRefusal)
            }
          />
          <div className="grid gap-5 md:grid-cols-3">
            <AutoField
              label="Country"
              kept={file.country}
              options={countryOptions}
              save={(country) => save({ country: country || null })}
            />
            <AutoField
              label="Latitude"
              figures
              kept={file.siteLatitude}
              placeholder="-3.4653"
              save={(text) => save({ siteLatitude: degreesOf(text) })}
            />
            <AutoField
              label="Longitude"
              figures
              kept={file.siteLongitude}
              placeholder="-62.2159"
              save={(text) => save({ siteLongitude: degreesOf(text) })}
            />
            <AutoField
              label="Crediting period starts"
              type="date"
              kept={file.creditingStartsOn}
              save={(day) => save({ creditingStartsOn: day || null })}
            />
            <AutoField
              label="Crediting period ends"
              type="date"
              kept={file.creditingEndsOn}
              save={(day) => save({ creditingEndsOn: day || null })}
            />
            <AutoField
              label="Durability in years"
              figures
              kept={file.durabilityYears}
              save={(text) => save({ durabilityYears: wholeOf(text, 'Whole years only') })}
            />
          </div>
        </Part>
      </DonePart>
      <DonePart
        id="statements"
        title="Statements"
        isDone={isPartDone(project, 'statements')}
        says={partWords.statements(project)}
      >
        <Part look="sheet" id="statements" title="Statements">
          <AutoField
            label="Why it would not happen without credits"
            rows={3}
            kept={file.additionalityStatement}
            save={(additionalityStatement) => save({ additionalityStatement })}
          />
          <AutoField
            label="Does any law require the activity?"
            className="md:max-w-xs"
            kept={lawOf(file.legallyRequired)}
            options={lawOptions}
            save={(answer) => save({ legallyRequired: answer === '' ? null : answer === 'yes' })}
          />
          <LabelFields labels={file.labels} save={(labels) => save({ labels })} />
        </Part>
      </DonePart>
    </DutyFields>
  )
}
