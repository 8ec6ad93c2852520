import { listingsApi, type SellerListing } from '@ledgerleaf/contract/listings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { centsOf, keepTyped } from './listing-values.ts'

export type ListingAct = 'price' | 'state' | 'withdraw'
type Props = { act: ListingAct; listing: SellerListing; onClose: () => void }

const wordsOf = (act: ListingAct, { state, token_id, available }: SellerListing) => {
  if (act === 'withdraw')
    return {
      title: 'Withdraw this listing?',
      text: `${token_id} ends for good. ${writeWhole(available)} unsold credits return to you and can be listed again under another token.`,
      button: 'Withdraw listing',
      done: 'The listing was withdrawn.',
    }
  if (act === 'price')
    return {
      title: 'Edit price',
      text: 'The new price holds for whoever orders from now on. An order that is being paid keeps the price it was placed at.',
      button: 'Save price',
      done: 'The new price holds from now on.',
    }
  return state === 'open'
    ? {
        title: 'Pause this listing?',
        text: `${token_id} stays listed but cannot be bought until you resume it.`,
        button: 'Pause listing',
        done: 'The listing is paused.',
      }
    : {
        title: 'Resume this listing?',
        text: `${token_id} can be bought again at once.`,
        button: 'Resume listing',
        done: 'The listing can be bought again.',
      }
}

/** Each change of a listing says what it will do before it does it. */
export const ListingDialog = ({ act, listing, onClose }: Props) => {
  const client = useQueryClient()
  const words = wordsOf(act, listing)
  const [price, setPrice] = useState((listing.price_per_credit / 100).toFixed(2))
  const cents = centsOf(price)
  const params = { id: listing.id }
  const change = useMutation({
    mutationFn: () => {
      if (act === 'withdraw') return send(listingsApi.withdraw, { params })
      const body =
        act === 'price'
          ? { price_per_credit: cents }
          : { state: listing.state === 'open' ? ('paused' as const) : ('open' as const) }
      return send(listingsApi.change, { params, body })
    },
    onSuccess: async () => {
      await client.invalidateQueries()
      void toast.success(words.done)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate()
  }
  return (
    <Dialog open onClose={onClose} title={words.title} text={words.text}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {act === 'price' && (
          <TextField
            label="Price per Credit"
            hint={`Now ${writeCents(listing.price_per_credit)}. Price in USD (will be stored in cents)`}
            inputMode="decimal"
            figures
            required
            value={price}
            onChange={(event) => setPrice(keepTyped('price_per_credit', event.target.value))}
            error={cents > 0 ? undefined : 'Price must be greater than $0'}
          />
        )}
        {change.isError && <Notice tone="error">{messageOf(change.error)}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={act === 'withdraw' ? 'danger' : 'primary'}
            busy={change.isPending}
            disabled={act === 'price' && !(cents > 0)}
          >
            {words.button}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
