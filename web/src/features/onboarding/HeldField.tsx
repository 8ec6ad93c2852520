import type { CreditsHeld } from '@ledgerleaf/contract/backing'
import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { send } from '../../api/client.ts'
import { heldWords } from '../../nouns/credit/words.ts'
import { optionsOf } from '../../ui/options-of.ts'
import { AutoField } from './AutoField.tsx'
import { useRefresh } from './use-refresh.ts'

/** Who can dispose of the credits at their registry. Buyers read it beside the price. */
export const HeldField = ({ project }: { project: ProjectDetail }) => {
  const refresh = useRefresh()
  const save = (held: string) =>
    send(projectFilesApi.save, {
      params: { id: project.id },
      body: { creditsHeld: (held || null) as CreditsHeld | null },
    }).then(refresh)
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
