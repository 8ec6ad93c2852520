import { photographTypes } from '@ledgerleaf/contract/photograph-calls'
import { photographsApi } from '@ledgerleaf/contract/photographs'
import { useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useAct } from './use-act.ts'
import { wrongPhotograph } from './wrong-photograph.ts'

const fields = ['caption', 'takenBy', 'mayPublish']

/** A photograph with what it shows, who took it, and the word that it may be shown. */
export const AddPhotograph = ({ projectId }: { projectId: string }) => {
  const { act, busy, refused, clear } = useAct()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [wrong, setWrong] = useState<string | null>(null)
  const [caption, setCaption] = useState('')
  const [takenBy, setTakenBy] = useState('')
  const [isAllowed, setAllowed] = useState(false)
  const errorAt = (field: string) => (refused?.field === field ? { error: refused.text } : {})
  const add = async () => {
    if (!file) return input.current?.click()
    const query = { caption, takenBy, mayPublish: (isAllowed ? 'yes' : 'no') as 'yes' }
    const isAdded = await act(() => send(photographsApi.add, { params: { id: projectId }, query, file }))
    if (!isAdded) return
    // Who took one has mostly taken the next.
    setFile(undefined)
    setCaption('')
    setAllowed(false)
  }
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <DutyButton
          duty="prepare"
          doing="add photographs"
          type="button"
          variant="outline"
          disabled={busy}
          onClick={() => input.current?.click()}
        >
          {file ? 'Choose another' : 'Choose a photograph'}
        </DutyButton>
        {file && <span className="min-w-0 font-mono text-sm [overflow-wrap:anywhere]">{file.name}</span>}
        <input
          ref={input}
          type="file"
          accept={photographTypes.join(',')}
          aria-label="Photograph file"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            event.target.value = ''
            clear()
            if (!chosen) return
            const wrong = wrongPhotograph(chosen)
            setWrong(wrong)
            setFile(wrong ? undefined : chosen)
          }}
        />
      </div>
      {wrong && (
        <p role="alert" className="text-error text-sm [overflow-wrap:anywhere]">
          {wrong}
        </p>
      )}
      {file && (
        <>
          <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <TextField
              label="Caption"
              hint="What it shows, in one line"
              value={caption}
              maxLength={160}
              required
              {...errorAt('caption')}
              onChange={(event) => setCaption(event.target.value)}
            />
            <TextField
              label="Taken by"
              hint="A name, or a company"
              value={takenBy}
              maxLength={80}
              required
              {...errorAt('takenBy')}
              onChange={(event) => setTakenBy(event.target.value)}
            />
          </div>
          <Checkbox
            label="I may publish this"
            checked={isAllowed}
            {...errorAt('mayPublish')}
            onChange={(event) => setAllowed(event.target.checked)}
          />
          <Button type="submit" busy={busy} busyLabel="Adding…" className="justify-self-start">
            Add photograph
          </Button>
        </>
      )}
      {refused && !fields.includes(refused.field ?? '') && (
        <p role="alert" className="text-error text-sm">
          {refused.text}
        </p>
      )}
    </form>
  )
}
