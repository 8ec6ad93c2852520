import type { CreditsHeld } from '@ledgerleaf/contract/backing'
import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { heldWords } from '../../nouns/credit/words.ts'
import { optionsOf } from '../../ui/options-of.ts'
import { AutoField } from './AutoField.tsx'
import { useSaveFile } from './use-save-file.ts'

/** Who can dispose of the credits at their registry. Buyers read it beside the price. */
export const HeldField = ({ project }: { project: ProjectDetail }) => {
  const saveFile = useSaveFile(project.id)
  const save = (held: string) => saveFile({ creditsHeld: (held || null) as CreditsHeld | null })
  return (
    <AutoField
      label="How the credits are held"
      hint="Buyers read it beside the price."
      kept={project.file.creditsHeld}
      options={optionsOf(heldWords)}
      save={save}
    />
  )
}
