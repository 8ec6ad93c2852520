import type { NewBlock } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { type FormEvent, useState } from 'react'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useAct } from './use-act.ts'

type Typed = Record<keyof NewBlock, string>
const empty: Typed = {
  vintageStartsOn: '',
  vintageEndsOn: '',
  serialPrefix: '',
  serialStart: '',
  serialEnd: '',
}

const digits = (text: string) => text.replace(/\D/g, '')

export const BlockForm = ({ projectId }: { projectId: string }) => {
  const { act, busy, refused, clear } = useAct()
  const [typed, setTyped] = useState(empty)
  const errorOf = (field: keyof NewBlock) => (refused?.field === field ? refused.text : undefined)
  const change = (field: keyof NewBlock, text: string) => {
    // A vintage is a year more often than not.
    const isFirstDay = field === 'vintageStartsOn' && typed.vintageEndsOn === '' && /^[12]\d{3}-/.test(text)
    setTyped({ ...typed, ...(isFirstDay && { vintageEndsOn: `${text.slice(0, 4)}-12-31` }), [field]: text })
    clear()
  }
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const { vintageStartsOn, vintageEndsOn, serialPrefix } = typed
    const body = {
      vintageStartsOn,
      vintageEndsOn,
      serialPrefix,
      serialStart: Number(typed.serialStart),
      serialEnd: Number(typed.serialEnd),
    }
    const added = await act(() => send(projectFilesApi.addBlock, { params: { id: projectId }, body }))
    if (added) setTyped({ ...empty, serialPrefix })
  }
  const field = (name: keyof NewBlock, label: string, type: 'text' | 'date' | 'digits') => (
    <TextField
      label={label}
      required
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'digits' ? 'numeric' : undefined}
      figures={type !== 'date'}
      value={typed[name]}
      error={errorOf(name)}
      onChange={(event) => change(name, type === 'digits' ? digits(event.target.value) : event.target.value)}
    />
  )
  const elsewhere = refused && !(refused.field && refused.field in empty) ? refused.text : undefined
  return (
    <form onSubmit={add} aria-label="Add a serial block" className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {field('vintageStartsOn', 'Vintage from', 'date')}
        {field('vintageEndsOn', 'Vintage to', 'date')}
        {field('serialPrefix', 'Serial prefix', 'text')}
        {field('serialStart', 'First serial', 'digits')}
        {field('serialEnd', 'Last serial', 'digits')}
      </div>
      {elsewhere && (
        <p role="alert" className="text-error text-sm">
          {elsewhere}
        </p>
      )}
      <Button type="submit" variant="outline" busy={busy} busyLabel="Adding…" className="justify-self-start">
        Add block
      </Button>
    </form>
  )
}
