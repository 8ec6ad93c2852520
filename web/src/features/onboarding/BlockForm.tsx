import { NewBlock } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { readSerial, serialExample } from '@ledgerleaf/contract/serial-grammar'
import { send } from '../../api/client.ts'
import { parseWhole } from '../../forms/parse-dollars.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { afterSaves } from './pending-saves.ts'
import { useRefresh } from './use-refresh.ts'

const empty: Record<keyof NewBlock, string> = {
  vintageStartsOn: '',
  vintageEndsOn: '',
  serialPrefix: '',
  serialStart: '',
  serialEnd: '',
}

export const BlockForm = ({ projectId, registry }: { projectId: string; registry: string | null }) => {
  const refresh = useRefresh()
  const { form, bind, submit, isSending, refusal } = useContractForm(NewBlock, {
    start: empty,
    toInput: ({ serialStart, serialEnd, ...words }) => ({
      ...words,
      serialStart: parseWhole(serialStart),
      serialEnd: parseWhole(serialEnd),
    }),
  })
  // A vintage is a year more often than not.
  const fillYear = (firstDay: string) => {
    if (form.getValues('vintageEndsOn') === '' && /^[12]\d{3}-/.test(firstDay))
      form.setValue('vintageEndsOn', `${firstDay.slice(0, 4)}-12-31`)
    return firstDay
  }
  // A serial as the registry prints it says all of this by itself. Only once it is whole: half of it may read as another.
  const takeApart = (typed: string): void => {
    const read = registry ? readSerial(registry, typed) : null
    if (!read) return
    form.setValue('serialPrefix', read.prefix)
    form.setValue('serialStart', String(read.first))
    form.setValue('serialEnd', String(read.last))
    if (read.startsOn && read.endsOn) {
      form.setValue('vintageStartsOn', read.startsOn)
      form.setValue('vintageEndsOn', read.endsOn)
    }
  }
  const prefix = bind('serialPrefix')
  const onSubmit = submit(async (body) => {
    // A serial is one of its registry: the registry chosen a moment ago is kept before the block is entered.
    await afterSaves(() => send(projectFilesApi.addBlock, { params: { id: projectId }, body }))
    await refresh()
    form.reset({ ...empty, serialPrefix: body.serialPrefix })
  })
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Add a serial block" className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <TextField label="Vintage from" required type="date" {...bind('vintageStartsOn', fillYear)} />
        <TextField label="Vintage to" required type="date" {...bind('vintageEndsOn')} />
        <TextField
          label="Serial prefix"
          required
          figures
          hint={registry ? `Or a whole serial: ${serialExample(registry)}` : undefined}
          {...prefix}
          onBlur={(event) => {
            takeApart(event.target.value)
            void prefix.onBlur(event)
          }}
        />
        <TextField label="First serial" required figures inputMode="numeric" {...bind('serialStart')} />
        <TextField label="Last serial" required figures inputMode="numeric" {...bind('serialEnd')} />
      </div>
      {refusal && (
        <p role="alert" className="text-error text-sm">
          {refusal}
        </p>
      )}
      <DutyButton
        duty="prepare"
        doing="enter serial blocks"
        type="submit"
        variant="outline"
        busy={isSending}
        busyLabel="Adding…"
        className="justify-self-start"
      >
        Add block
      </DutyButton>
    </form>
  )
}
