import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useRefresh } from './use-refresh.ts'

/** A project begins with its name; all else is typed into its file. */
export const StartProject = () => {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const start = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const { id } = await send(projectFilesApi.start, { body: { name } })
      await refresh()
      await navigate(`/seller/projects/${id}`)
    } catch (refusal) {
      setError(messageOf(refusal))
      setBusy(false)
    }
  }
  return (
    <form onSubmit={start} className="flex w-full max-w-xl flex-wrap items-end gap-3 text-left">
      <TextField
        label="Name of a new project"
        value={name}
        required
        maxLength={200}
        error={error}
        onChange={(event) => {
          setName(event.target.value)
          setError(undefined)
        }}
        className="min-w-56 flex-1"
      />
      <Button type="submit" busy={busy} busyLabel="Starting…">
        Start the project
      </Button>
    </form>
  )
}
