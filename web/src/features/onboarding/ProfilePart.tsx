import { type Payout, type ProfilePatch, sellersApi } from '@ledgerleaf/contract/sellers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { sellerQueries } from '../../nouns/seller/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { countries } from '../../ui/countries.ts'
import { Part } from '../../ui/Part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AutoField } from './AutoField.tsx'
import { useRefresh } from './use-refresh.ts'

const countryOptions = countries.map(({ code, name }) => ({ value: code, label: name }))
const empty: Payout = { holder: '', account: '', bank: '' }

const PayoutForm = ({ ending, holder }: { ending: string | null; holder: string }) => {
  const refresh = useRefresh()
  const [open, setOpen] = useState(ending === null)
  const [payout, setPayout] = useState({ ...empty, holder })
  const [refused, setRefused] = useState<{ field: string | undefined; text: string }>()
  const [busy, setBusy] = useState(false)
  if (!open)
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-note">
        <span>
          Proceeds are paid to the account ending in <span className="font-mono">{ending}</span>. The rest is
          kept sealed.
        </span>
        <Button variant="outline" size="small" onClick={() => setOpen(true)}>
          Change account
        </Button>
      </p>
    )
  const save = async () => {
    setBusy(true)
    try {
      await send(sellersApi.saveProfile, { body: { payout } })
      await refresh()
      setPayout({ ...empty, holder })
      setOpen(false)
      setRefused(undefined)
    } catch (error) {
      setRefused({ field: error instanceof ApiError ? error.field : undefined, text: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }
  const field = (name: keyof Payout, label: string) => (
    <TextField
      label={label}
      value={payout[name]}
      autoComplete="off"
      figures={name === 'account'}
      error={refused?.field?.endsWith(name) ? refused.text : undefined}
      onChange={(event) => setPayout({ ...payout, [name]: event.target.value })}
    />
  )
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 md:grid-cols-3">
        {field('holder', 'Account holder')}
        {field('account', 'Account number or IBAN')}
        {field('bank', 'Bank')}
      </div>
      {refused && !refused.field && <p className="text-error text-sm">{refused.text}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="small" busy={busy} onClick={() => void save()}>
          Keep payout details
        </Button>
        {ending !== null && (
          <Button variant="quiet" size="small" onClick={() => setOpen(false)}>
            Leave them as they are
          </Button>
        )}
      </div>
    </div>
  )
}

/** Who sells, told once for all projects. */
export const ProfilePart = () => {
  const refresh = useRefresh()
  const { data: profile } = useQuery(sellerQueries.profile())
  const save = (patch: ProfilePatch) => send(sellersApi.saveProfile, { body: patch }).then(refresh)
  return (
    <Part
      look="sheet"
      id="profile"
      title="Who you are"
      lead="Told once for all your projects. Everything but the payout details stands on your public page."
    >
      {profile ? (
        <>
          <div className="grid gap-5 md:grid-cols-2">
            <AutoField
              label="Country"
              kept={profile.country}
              options={countryOptions}
              save={(country) => save({ country: country || null })}
            />
            <AutoField
              label="Website"
              type="url"
              kept={profile.website}
              placeholder="https://"
              save={(website) => save({ website })}
            />
          </div>
          <AutoField
            label={`About ${profile.companyName}`}
            rows={3}
            kept={profile.description}
            save={(description) => save({ description })}
          />
          <PayoutForm key={profile.payoutEnding} ending={profile.payoutEnding} holder={profile.companyName} />
        </>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Part>
  )
}
