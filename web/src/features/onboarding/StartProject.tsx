import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { useNavigate } from 'react-router'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useRefresh } from './use-refresh.ts'

/** A project begins with its name; all else is typed into its file. */
export const StartProject = () => {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { bind, submit, isSending, refusal } = useContractForm(projectFilesApi.start.body, {
    start: { name: '' },
  })
  const { error = refusal, ...name } = bind('name')
  const onSubmit = submit(async (body) => {
    const { id } = await send(projectFilesApi.start, { body })
    await refresh()
    await navigate(`/seller/projects/${id}`)
  })
  return (
    <form noValidate onSubmit={onSubmit} className="flex w-full max-w-xl flex-wrap items-end gap-3 text-left">
      <TextField label="Name of a new project" required className="min-w-56 flex-1" error={error} {...name} />
      <DutyButton duty="prepare" doing="start a project" type="submit" busy={isSending} busyLabel="Starting…">
        Start the project
      </DutyButton>
    </form>
  )
}
