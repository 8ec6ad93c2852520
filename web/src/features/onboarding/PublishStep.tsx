import { noteToBuyersMax } from '@ledgerleaf/contract/listings'
import type { ProjectDetail, Publish } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { type FormEvent, useState } from 'react'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { ForwardFields, type ForwardText, noForward, toTerms } from './ForwardFields.tsx'
import { ListingsTable } from './ListingsTable.tsx'
import { Part } from './Part.tsx'
import { useAct } from './use-act.ts'

const saleTypes = [
  { value: 'spot', label: 'Spot: a vintage that is over' },
  { value: 'forward', label: 'Forward: a vintage still to come' },
  { value: 'subscription', label: 'Subscription: ordered every month' },
] as const

const empty = {
  blockId: '',
  tokenId: '',
  quantity: '',
  price: '',
  saleType: 'spot',
  minimumFill: '1',
  noteToBuyers: '',
  expiresOn: '',
}
type Typed = typeof empty
const digits = (text: string) => text.replace(/\D/g, '')
const money = (text: string) => text.replace(/[^\d.]/g, '')
const centsOf = (text: string) => Math.round(Number(text || 0) * 100)

const toInput = (typed: Typed, forward: ForwardText) =>
  ({
    blockId: typed.blockId,
    tokenId: typed.tokenId,
    quantity: Number(typed.quantity),
    pricePerCreditCents: centsOf(typed.price),
    saleType: typed.saleType as Publish['saleType'],
    minimumFill: Number(typed.minimumFill),
    noteToBuyers: typed.noteToBuyers.trim() || null,
    expiresOn: typed.expiresOn || null,
    ...(typed.saleType === 'forward' ? { forward: toTerms(forward) } : {}),
  }) as Publish

/** What a seller would most likely type: all that is left of the block, under a name made of its registry id. */
const offerOf = ({ blocks, file, listings }: ProjectDetail, blockId?: string): Typed => {
  const chosen = blocks.find(({ id }) => id === blockId)
  const block = chosen ?? blocks.find(({ availableCredits }) => availableCredits !== 0) ?? blocks[0]
  if (!block) return empty
  const name = `${file.registryProjectId ?? 'LL'}-${block.vintage}`
  const alike = listings.filter(({ tokenId }) => tokenId.startsWith(name)).length
  const left = block.availableCredits ?? block.quantity
  const isOver = block.vintageEndsOn < new Date().toISOString().slice(0, 10)
  return {
    ...empty,
    blockId: block.id,
    tokenId: alike === 0 ? name : `${name}-${alike + 1}`,
    quantity: left > 0 ? String(left) : '',
    saleType: isOver ? 'spot' : 'forward',
  }
}

const names: Record<string, keyof Typed> = {
  range: 'quantity',
  price_per_credit: 'price',
  token_id: 'tokenId',
  pricePerCreditCents: 'price',
}

const PublishForm = ({ project }: { project: ProjectDetail }) => {
  const { act, busy, refused, clear } = useAct()
  const [typed, setTyped] = useState(() => offerOf(project))
  const [forward, setForward] = useState(noForward)
  const change = (field: keyof Typed, text: string) => {
    setTyped({ ...typed, [field]: text })
    clear()
  }
  const block = project.blocks.find(({ id }) => id === typed.blockId)
  const left = block ? (block.availableCredits ?? block.quantity) : 0
  const refusedField = refused?.field ? (names[refused.field] ?? refused.field) : undefined
  const isOfForward = refused?.field?.startsWith('forward') === true
  const errorOf = (field: keyof Typed) => (refusedField === field ? refused?.text : undefined)
  const publish = async (event: FormEvent) => {
    event.preventDefault()
    const done = await act(() =>
      send(projectFilesApi.publish, { params: { id: project.id }, body: toInput(typed, forward) }),
    )
    if (!done) return
    setTyped({ ...empty, blockId: typed.blockId })
    setForward(noForward())
    toast.success('Listed. Buyers can find it in the marketplace now.')
  }
  const total = Number(typed.quantity) * centsOf(typed.price)
  return (
    <form onSubmit={publish} aria-label="List credits" className="grid gap-5">
      <Select
        label="Serial block"
        value={typed.blockId}
        onChange={(event) => {
          setTyped({ ...offerOf(project, event.target.value), price: typed.price })
          clear()
        }}
      >
        {project.blocks.map((one) => (
          <option key={one.id} value={one.id}>
            {`${one.vintage}: ${one.serialPrefix}, ${writeWhole(one.availableCredits ?? one.quantity)} credits to list`}
          </option>
        ))}
      </Select>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <TextField
          label="Token ID"
          required
          figures
          value={typed.tokenId}
          hint="Unique identifier for your carbon credit token"
          error={errorOf('tokenId')}
          onChange={(event) => change('tokenId', event.target.value)}
        />
        <TextField
          label="Number of credits"
          required
          figures
          inputMode="numeric"
          value={typed.quantity}
          hint={`At most ${writeWhole(left)}`}
          error={errorOf('quantity')}
          onChange={(event) => change('quantity', digits(event.target.value))}
        />
        <TextField
          label="Price per credit in USD"
          required
          figures
          inputMode="decimal"
          value={typed.price}
          error={errorOf('price')}
          onChange={(event) => change('price', money(event.target.value))}
        />
        <Select
          label="Sale type"
          value={typed.saleType}
          error={errorOf('saleType')}
          onChange={(event) => change('saleType', event.target.value)}
        >
          {saleTypes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <TextField
          label="Smallest order"
          required
          figures
          inputMode="numeric"
          value={typed.minimumFill}
          error={errorOf('minimumFill')}
          onChange={(event) => change('minimumFill', digits(event.target.value))}
        />
        <TextField
          label="Last day (optional)"
          type="date"
          value={typed.expiresOn}
          error={errorOf('expiresOn')}
          onChange={(event) => change('expiresOn', event.target.value)}
        />
      </div>
      <TextArea
        label="Note to buyers (optional)"
        rows={2}
        maxLength={noteToBuyersMax}
        value={typed.noteToBuyers}
        hint={`Shown on the project page, in the basket and at checkout. At most ${noteToBuyersMax} characters.`}
        error={errorOf('noteToBuyers')}
        onChange={(event) => change('noteToBuyers', event.target.value)}
      />
      {typed.saleType === 'forward' && (
        <ForwardFields
          value={forward}
          error={isOfForward ? refused?.text : undefined}
          onChange={(value) => {
            setForward(value)
            clear()
          }}
        />
      )}
      {refused && !isOfForward && !(refusedField && refusedField in empty) && (
        <Notice tone="error">{refused.text}</Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={busy} busyLabel="Listing…">
          Publish listing
        </Button>
        {total > 0 && <p className="text-muted text-sm">Listed value: {writeCents(total)}</p>}
      </div>
    </form>
  )
}

const Blocked = ({ project }: { project: ProjectDetail }) => {
  if (project.review === 'changes_asked' || project.review === 'rejected')
    return (
      <Notice tone="attention" title="Nothing can be listed at the moment">
        {project.reviewReason}
      </Notice>
    )
  if (project.blocks.length === 0)
    return (
      <EmptyState title="No serial blocks yet" text="Enter the serials of a vintage in the first step." />
    )
  return <PublishForm project={project} />
}

/** Price and terms for credits of a block. A vintage needs its score first. */
export const PublishStep = ({ project }: { project: ProjectDetail }) => (
  <div className="grid gap-6">
    <Part
      title="List credits"
      lead="Choose a serial block and its terms. The block is issued to the ledger with its first listing and cannot be changed afterwards."
    >
      <Blocked project={project} />
    </Part>
    <Part title="Listings of this project">
      {project.listings.length > 0 ? (
        <ListingsTable listings={project.listings} />
      ) : (
        <p className="text-muted">Every listing stays here, also when it has expired or was withdrawn.</p>
      )}
    </Part>
  </div>
)
