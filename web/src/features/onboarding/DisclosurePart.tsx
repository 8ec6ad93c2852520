import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { AutoField } from './AutoField.tsx'
import { wholeOf } from './figure-of.ts'
import { useSaveFile } from './use-save-file.ts'

/** What only the public disclosure asks for. It may stay open: the page then says that you have not said it. */
export const DisclosurePart = ({ project: { id, file } }: { project: ProjectDetail }) => {
  const save = useSaveFile(id)
  return (
    <Part
      look="sheet"
      id="disclosure"
      title="For the public disclosure"
      lead="California’s AB 1305 asks every seller of offsets for these. They are not needed to list; what stays empty is shown as not disclosed."
      aside={<TextLink to={`/projects/${id}/disclosure`}>See the disclosure</TextLink>}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <AutoField
          label="The project started on"
          type="date"
          kept={file.startedOn}
          save={(day) => save({ startedOn: day || null })}
        />
        {file.mechanism === 'mixed' && (
          <AutoField
            label="Percent of the credits that are removals"
            figures
            kept={file.removalPercent}
            save={(text) => save({ removalPercent: wholeOf(text, 'Whole percent, from 0 to 100') })}
          />
        )}
      </div>
      <AutoField
        label="Changes and reversals so far"
        rows={2}
        hint="When and how many tonnes; “None” if there were none."
        kept={file.changesStatement}
        save={(changesStatement) => save({ changesStatement })}
      />
      <AutoField
        label="What you will do if it falls short or storage is reversed"
        rows={3}
        kept={file.accountabilityStatement}
        save={(accountabilityStatement) => save({ accountabilityStatement })}
      />
      <AutoField
        label="Data and methods to calculate the credits again"
        rows={3}
        hint="Where they are published, or in which document they stand."
        kept={file.calculationStatement}
        save={(calculationStatement) => save({ calculationStatement })}
      />
    </Part>
  )
}
