import { listingsApi } from '@ledgerleaf/contract/listings'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ListingPreview } from './ListingPreview.tsx'
import {
  checkListing,
  emptyListing,
  keepTyped,
  type ListingErrors,
  type ListingValues,
  listingOf,
} from './listing-values.ts'

const fields = [
  {
    name: 'token_id',
    label: 'Token ID',
    hint: 'Unique identifier for your carbon credit token',
    placeholder: 'e.g. VCS-1234-2026',
  },
  {
    name: 'project_name',
    label: 'Project Name',
    hint: 'Name of the carbon offset project',
    placeholder: 'e.g. Hazel Wood Reforestation',
  },
  {
    name: 'range',
    label: 'Credit Range',
    hint: 'Number of credits available',
    placeholder: 'e.g. 1000',
    inputMode: 'numeric',
  },
  {
    name: 'price_per_credit',
    label: 'Price per Credit',
    hint: 'Price in USD (will be stored in cents)',
    placeholder: 'e.g. 15.50',
    inputMode: 'decimal',
  },
] as const

const isField = (name: string | undefined): name is keyof ListingValues =>
  name !== undefined && name in emptyListing

// Not randomUUID: browsers have it on secure addresses only.
const newKey = () => crypto.getRandomValues(new BigUint64Array(2)).join('-')

type Props = { email: string; onCreated: () => void }

/** Nothing typed is ever lost: a refusal stands at its field or above the form, and the values stay. */
export const ListingForm = ({ email, onCreated }: Props) => {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(emptyListing)
  const [errors, setErrors] = useState<ListingErrors>({})
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  // One key for one listing: sent again after a lost answer, it is still the same listing.
  const key = useRef<string | null>(null)

  const edit = (name: keyof ListingValues) => (event: ChangeEvent<HTMLInputElement>) => {
    const text = keepTyped(name, event.target.value)
    key.current = null
    setValues((before) => ({ ...before, [name]: text }))
    setErrors(({ [name]: _, ...others }) => others)
  }
  const show = (found: ListingErrors) => {
    setErrors(found)
    const first = fields.find(({ name }) => found[name])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailed(false)
    const found = checkListing(values)
    if (Object.keys(found).length > 0) return show(found)
    setErrors({})
    setBusy(true)
    try {
      key.current ??= newKey()
      await send(listingsApi.create, { body: listingOf(values, email), idempotencyKey: key.current })
      // Whoever comes to the dashboard next sees the listing there, without waiting for the socket to say so.
      await client.invalidateQueries()
      onCreated()
    } catch (error) {
      if (error instanceof ApiError && isField(error.field)) show({ [error.field]: error.message })
      else setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid gap-5">
        {failed && <Notice tone="error">Failed to create listing. Please try again.</Notice>}
        <form ref={form} noValidate onSubmit={submit} className="grid gap-6">
          {fields.map(({ name, ...field }) => (
            <TextField
              key={name}
              name={name}
              {...field}
              required
              autoComplete="off"
              figures={name !== 'project_name'}
              value={values[name]}
              onChange={edit(name)}
              error={errors[name]}
            />
          ))}
          <Button type="submit" busy={busy} busyLabel="Creating Listing..." className="justify-self-start">
            Create Listing
          </Button>
        </form>
      </div>
      <ListingPreview values={values} />
    </div>
  )
}
