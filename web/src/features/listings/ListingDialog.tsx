import { currencies, writeMoney } from '@ledgerleaf/contract/currencies'
import { listingsApi, type SellerListing } from '@ledgerleaf/contract/listings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { useSiteInfo } from '../../api/site.ts'
import { parseDollars, wrongPrice } from '../../forms/parse-dollars.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { countNote } from '../../nouns/listing/count-note.ts'
import { InDollars } from '../../nouns/listing/InDollars.tsx'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { CurrencySelect } from '../../nouns/rates/CurrencySelect.tsx'
import { rateQueries } from '../../nouns/rates/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import type { ListingAct } from './listing-acts.ts'

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
  if (act === 'note')
    return {
      title: 'Edit note to buyers',
      text: 'The new note holds for whoever orders from now on. An order keeps the note it was placed under.',
      button: 'Save note',
      done: 'The new note holds from now on.',
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
  const params = { id: listing.id }
  const { form, bind, submit, isSending, refusal } = useContractForm(listingsApi.change.body, {
    start: {
      price: (listing.price_minor / 100).toFixed(2),
      currency: listing.currency as string,
      note: listing.note_to_buyers ?? '',
    },
    toInput: ({ price, currency: of, note }) => {
      if (act === 'price') return { price_per_credit: parseDollars(price) ?? 0, currency: of }
      if (act === 'note') return { note_to_buyers: note.trim() || null }
      return { state: listing.state === 'open' ? 'paused' : 'open' }
    },
    check: ({ price, currency: of }) => ({
      price: act === 'price' ? wrongPrice(price, currencies.find((one) => one === of) ?? 'usd') : undefined,
    }),
    names: { price_per_credit: 'price', note_to_buyers: 'note' },
  })
  const onSubmit = submit(async (body) => {
    await (act === 'withdraw'
      ? send(listingsApi.withdraw, { params })
      : send(listingsApi.change, { params, body }))
    await client.invalidateQueries()
    void toast.success(words.done)
    onClose()
  })
  const sheet = useQuery(rateQueries.current()).data?.sheet
  const site = useSiteInfo()
  const currency = currencies.find((one) => one === form.watch('currency')) ?? 'usd'
  const hasChoice = listing.sale_type !== 'subscription' && (sheet || listing.currency !== 'usd')
  const isFree = act === 'price' && (parseDollars(form.watch('price')) ?? 0) === 0
  return (
    <Dialog open onClose={onClose} title={words.title} text={words.text}>
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        {act === 'price' && (
          <TextField
            label="Price per Credit"
            hint={`Now ${writeMoney(listing.price_minor, listing.currency)}. Price in ${currency.toUpperCase()}${currency === 'usd' ? ' (will be stored in cents)' : ''}`}
            inputMode="decimal"
            figures
            required
            {...bind('price')}
            {...(isFree ? { error: 'Price must be greater than $0' } : {})}
          />
        )}
        {act === 'price' && hasChoice && <CurrencySelect label="Currency" {...bind('currency')} />}
        {act === 'price' && currency !== 'usd' && sheet && (
          <InDollars
            priceMinor={parseDollars(form.watch('price'))}
            quantity={1}
            currency={currency}
            sheet={sheet}
            feeBasisPoints={site?.feeBasisPoints}
          />
        )}
        {act === 'note' && (
          <TextArea
            label="Note to buyers"
            rows={3}
            hint={`Shown wherever this listing is bought. Empty: no note. ${countNote(form.watch('note'))}`}
            {...bind('note')}
          />
        )}
        {refusal && <Notice tone="error">{refusal}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <DutyButton
            duty="sell"
            doing="change a listing"
            type="submit"
            variant={act === 'withdraw' ? 'danger' : 'primary'}
            busy={isSending}
            disabled={isFree}
          >
            {words.button}
          </DutyButton>
        </div>
      </form>
    </Dialog>
  )
}
