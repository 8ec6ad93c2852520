import { afterFee, writeFee } from '@ledgerleaf/contract/fees'
import { type ProjectDetail, Publish } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { useSiteInfo } from '../../api/site.ts'
import { parseDollars, parseWhole } from '../../forms/parse-dollars.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { countNote } from '../../nouns/listing/count-note.ts'
import { InDollars } from '../../nouns/listing/InDollars.tsx'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { projectQueries } from '../../nouns/project/queries.ts'
import { CurrencySelect } from '../../nouns/rates/CurrencySelect.tsx'
import { rateQueries } from '../../nouns/rates/queries.ts'
import { SellerTermsLine } from '../../nouns/terms/SellerTermsLine.tsx'
import { useSellerTerms } from '../../nouns/terms/use-seller-terms.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { writeCents, writeCount, writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useAsked } from '../../ui/use-asked.ts'
import { AllListed } from './AllListed.tsx'
import { ForwardFields } from './ForwardFields.tsx'
import {
  areAllListed,
  currencyOf,
  listable,
  offerOf,
  publishReading,
  withSaleType,
} from './publish-reading.ts'
import { publishWords } from './publish-words.ts'
import { useRefresh } from './use-refresh.ts'

const saleTypes = [
  { value: 'spot', label: 'Spot: a vintage that is over' },
  { value: 'forward', label: 'Forward: a vintage still to come' },
  { value: 'subscription', label: 'Subscription: ordered every month' },
] as const

const done = {
  forward: 'Promised. Buyers can find it in the marketplace now.',
  spot: 'Listed. Buyers can find it in the marketplace now.',
} as const

/** Price and terms: for credits of a block, or for a promise of those of a coming vintage. */
export const PublishForm = ({ project }: { project: ProjectDetail }) => {
  const refresh = useRefresh()
  const client = useQueryClient()
  const site = useSiteInfo()
  const { form, bind, submit, isSending, refusal } = useContractForm(Publish, {
    start: offerOf(project),
    ...publishReading,
  })
  const typed = form.watch()
  const isForward = typed.saleType === 'forward'
  const terms = useSellerTerms(isForward ? ['sellers', 'forward'] : ['sellers'], 'publish')
  const blocks = listable(project)
  const block = blocks.find(({ id }) => id === typed.blockId)
  const isAllListed = areAllListed(blocks)
  const left = block ? (block.availableCredits ?? block.quantity) : 0
  const chooseBlock = (blockId: string) => {
    const { price, currency: of, forward, saleType } = form.getValues()
    form.reset({ ...offerOf(project, blockId), price, currency: of, forward, saleType })
    return blockId
  }
  const chooseType = (saleType: string) => {
    form.reset(withSaleType(project, form.getValues(), saleType))
    return saleType
  }
  const { asked, ask } = useAsked<Publish>()
  const onSubmit = submit(async (body) => {
    if (!(await ask(body))) return
    await terms.accept()
    await send(projectFilesApi.publish, { params: { id: project.id }, body })
    await refresh()
    // What is left to list is known only now: the next block with credits, if there is one.
    const fresh = client.getQueryData<ProjectDetail>(projectQueries.one(project.id).queryKey)
    form.reset(offerOf(fresh ?? project))
    toast.success(body.saleType === 'forward' ? done.forward : done.spot)
  })
  const currency = currencyOf(typed)
  const sheet = useQuery(rateQueries.current()).data?.sheet
  const total = (parseWhole(typed.quantity) ?? 0) * (parseDollars(typed.price) ?? 0)
  if (isAllListed && !isForward) return <AllListed blocks={blocks} onPromise={() => chooseType('forward')} />
  return (
    <form noValidate onSubmit={onSubmit} aria-label="List credits" className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label="Sale type" {...bind('saleType', chooseType)}>
          {saleTypes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        {!isForward && (
          <Select
            label="Serial block"
            hint={
              blocks.length === 0 ? 'None yet: enter the serials of a vintage in the first step' : undefined
            }
            {...bind('blockId', chooseBlock)}
          >
            {blocks.map((one) => (
              <option key={one.id} value={one.id}>
                {`${one.vintage}: ${one.serialPrefix}, ${writeCount(one.availableCredits ?? one.quantity, 'credit')} to list`}
              </option>
            ))}
          </Select>
        )}
        {isForward && (
          <p className="self-center text-muted text-sm sm:mt-6">
            A promise has no serials. When the registry has issued them, enter the block in the first step and
            deliver from it.
          </p>
        )}
      </div>
      {isForward && (
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <TextField label="Vintage, first day" required type="date" {...bind('vintageStartsOn')} />
          <TextField label="Vintage, last day" required type="date" {...bind('vintageEndsOn')} />
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <TextField
          label="Token ID"
          required
          figures
          hint="Unique identifier for your carbon credit token"
          {...bind('tokenId')}
        />
        <TextField
          label="Number of credits"
          required
          figures
          inputMode="numeric"
          hint={isForward ? 'As many as your dates promise' : `At most ${writeWhole(left)}`}
          {...bind('quantity')}
        />
        <TextField
          label={`Price per credit in ${currency.toUpperCase()}`}
          required
          figures
          inputMode="decimal"
          {...bind('price')}
        />
        {(sheet || currency !== 'usd') && typed.saleType !== 'subscription' && (
          <CurrencySelect label="Currency" {...bind('currency')} />
        )}
        <TextField label="Smallest order" required figures inputMode="numeric" {...bind('minimumFill')} />
        <TextField label="Last day (optional)" type="date" {...bind('expiresOn')} />
      </div>
      <TextArea
        label="Note to buyers (optional)"
        rows={2}
        hint={`Shown on the project page, in the basket and at checkout. ${countNote(typed.noteToBuyers)}`}
        {...bind('noteToBuyers')}
      />
      {isForward && (
        <ForwardFields
          value={typed.forward}
          vintageEndsOn={typed.vintageEndsOn}
          error={form.getFieldState('forward', form.formState).error?.message}
          onChange={(forward) => {
            form.setValue('forward', forward)
            form.clearErrors('forward')
          }}
        />
      )}
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <SellerTermsLine by="publishing" terms={terms} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <DutyButton
          duty="sell"
          doing="put credits on sale"
          type="submit"
          busy={isSending}
          busyLabel="Listing…"
        >
          Publish listing
        </DutyButton>
        {total > 0 && currency !== 'usd' && sheet && (
          <InDollars
            priceMinor={parseDollars(typed.price)}
            quantity={parseWhole(typed.quantity) ?? 0}
            currency={currency}
            sheet={sheet}
            feeBasisPoints={site?.feeBasisPoints}
          />
        )}
        {total > 0 && currency === 'usd' && (
          <p className="text-muted text-sm">
            Listed value: {writeCents(total)}.
            {site &&
              ` You receive ${writeCents(afterFee(total, site.feeBasisPoints))} when all of it is sold, after a fee of ${writeFee(site.feeBasisPoints)}.`}
          </p>
        )}
      </div>
      <Dialog
        open={asked !== null}
        onClose={() => asked?.answer(false)}
        title={isForward ? 'Promise these credits?' : 'Publish this listing?'}
        text={asked ? publishWords(asked.about, block?.serialPrefix) : ''}
        actions={
          <>
            <Button variant="outline" onClick={() => asked?.answer(false)}>
              Not yet
            </Button>
            <Button onClick={() => asked?.answer(true)}>
              {isForward ? 'Promise them' : 'Issue and publish'}
            </Button>
          </>
        }
      />
    </form>
  )
}
