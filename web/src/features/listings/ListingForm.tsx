import { listingsApi, NewListing } from '@ledgerleaf/contract/listings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import { parseDollars } from '../../forms/parse-dollars.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { projectQueries } from '../../nouns/project/queries.ts'
import { writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { AskedNow } from './AskedNow.tsx'
import { ListingPreview } from './ListingPreview.tsx'
import { emptyListing, keepTyped, type ListingValues, listingReading, sayKept } from './listing-values.ts'
import { OwnProjects } from './OwnProjects.tsx'

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
    placeholder: 'e.g. Hazel Wood',
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

// Not randomUUID: browsers have it on secure addresses only.
const newKey = () => crypto.getRandomValues(new BigUint64Array(2)).join('-')

type Props = {
  email: string
  onCreated: () => void
  /** What stands under the fields. */
  children?: ReactNode
}

/** Nothing typed is ever lost: a refusal stands at its field or above the form, and the values stay. */
export const ListingForm = ({ email, onCreated, children }: Props) => {
  const client = useQueryClient()
  // The figures out of which something was left, until they are begun anew.
  const [cut, setCut] = useState<Partial<Record<keyof ListingValues, boolean>>>({})
  const { form, bind, submit, isSending, refusal } = useContractForm(NewListing, {
    start: emptyListing,
    ...listingReading(email, cut.price_per_credit),
  })
  const keep = (name: keyof ListingValues) => (text: string) => {
    const kept = keepTyped(name, text)
    if (kept !== text || kept === '') setCut((before) => ({ ...before, [name]: kept !== text }))
    return kept
  }
  // A project that exists is chosen rather than typed again; any other name is as good.
  const ownNames = useId()
  const { data: own } = useQuery(projectQueries.list())
  const typed = form.watch()
  const named = typed.project_name.trim().toLowerCase()
  const project = own?.projects.find(({ name }) => name.toLowerCase() === named)
  const hintOf = (name: keyof ListingValues, hint: string) =>
    cut[name] && (name === 'range' || name === 'price_per_credit') ? (
      <>
        {hint}. <strong role="status">{sayKept(name, typed[name])}</strong>
      </>
    ) : name === 'range' && project && project.unlistedCredits > 0 ? (
      <>
        {hint}
        <span className="block text-ink tabular-nums">
          {writeWhole(project.unlistedCredits)} of {project.name} not listed yet
        </span>
      </>
    ) : (
      hint
    )
  // Beside the fields where there is room. Where there is none, prices are compared where one is typed, and the card is seen
  // before it is sent.
  const isNarrow = useMedia('(width < 64rem)', false)
  const kind = project?.category ?? null
  const asked = (
    <AskedNow kind={kind} price={parseDollars(typed.price_per_credit) || null} own={own?.projects ?? []} />
  )
  const isBegun = Boolean(named || typed.range || typed.price_per_credit)
  const preview = <ListingPreview values={typed} project={project} isBegun={isBegun} />
  // One key for one listing: sent again after a lost answer, it is still the same listing; changed, it is another.
  const sent = useRef({ key: '', body: '' })
  const onSubmit = submit(async (body) => {
    const written = JSON.stringify(body)
    if (sent.current.body !== written) sent.current = { key: newKey(), body: written }
    await send(listingsApi.create, { body, idempotencyKey: sent.current.key })
    // Whoever comes to the dashboard next sees the listing there, without waiting for the socket to say so.
    await client.invalidateQueries()
    onCreated()
  })
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 sm:gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="grid gap-6 border-edge border-t-2 bg-sheet px-5 py-6 sm:px-7">
          {refusal && <Notice tone="error">Failed to create listing. Please try again.</Notice>}
          {own && own.projects.length > 0 && (
            <OwnProjects
              projects={own.projects}
              chosen={project}
              onChoose={(name) => {
                form.setValue('project_name', name, { shouldDirty: true })
                form.clearErrors('project_name')
              }}
            />
          )}
          <div className="grid items-start gap-6 sm:grid-cols-2">
            {fields.map(({ name, hint, ...field }) => (
              <TextField
                key={name}
                {...field}
                hint={hintOf(name, hint)}
                required
                autoComplete="off"
                figures={name !== 'project_name'}
                {...(name === 'project_name' ? { list: ownNames } : {})}
                {...bind(name, keep(name))}
              />
            ))}
            {isNarrow && <div className="sm:col-span-2">{asked}</div>}
          </div>
          {isNarrow && isBegun && preview}
          <datalist id={ownNames}>
            {own?.projects.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
          <div className="border-hairline border-t pt-6">
            <DutyButton
              duty="sell"
              doing="list credits"
              type="submit"
              busy={isSending}
              busyLabel="Creating Listing..."
              className="max-sm:w-full"
            >
              Create Listing
            </DutyButton>
          </div>
        </div>
        {children}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 empty:hidden">
        {!isNarrow && preview}
        {!isNarrow && asked}
      </div>
    </form>
  )
}
