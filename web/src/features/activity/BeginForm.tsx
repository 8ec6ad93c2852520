import { activityApi } from '@ledgerleaf/contract/activity'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { activityKeys } from '../../nouns/activity/keys.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useBeneficiary } from '../../nouns/organisation/use-beneficiary.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'

const yearsBack = 10

/** Whose footprint it is, and of which year. */
export const BeginForm = ({ onBegun }: { onBegun: (id: string) => void }) => {
  const thisYear = new Date().getUTCFullYear()
  const { beneficiary } = useBeneficiary()
  const [typed, setTyped] = useState<string>()
  // The organisation's own name, until somebody types another.
  const companyName = typed ?? beneficiary
  const [year, setYear] = useState(thisYear - 1)
  const begin = useMutation({
    mutationFn: () => send(activityApi.begin, { body: { companyName, year } }),
    onSuccess: ({ id }) => {
      stale.send(activityKeys.list)
      onBegun(id)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    begin.mutate()
  }
  return (
    <form onSubmit={submit} className="grid items-end gap-4 px-5 py-6 sm:grid-cols-[minmax(0,1fr)_9rem_auto]">
      <TextField
        label="Company"
        required
        maxLength={200}
        value={companyName}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Select label="Year" value={year} onChange={(event) => setYear(Number(event.target.value))}>
        {Array.from({ length: yearsBack }, (_, i) => thisYear - i).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
      <DutyButton duty="prepare" doing="enter activity data" type="submit" busy={begin.isPending}>
        Begin
      </DutyButton>
      {begin.isError && (
        <Notice tone="error" className="sm:col-span-3">
          {messageOf(begin.error)}
        </Notice>
      )}
    </form>
  )
}
