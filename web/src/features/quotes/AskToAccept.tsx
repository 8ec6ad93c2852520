import { writeMoney } from '@ledgerleaf/contract/currencies'
import { AcceptQuote, type Quote, quotesApi } from '@ledgerleaf/contract/quotes'
import { termsPaths, termsTitles } from '@ledgerleaf/contract/terms-words'
import { writeVatLabel } from '@ledgerleaf/contract/vat'
import { useQueryClient } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { orderKeys } from '../../nouns/order/keys.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** What accepting means in money, from whom, and for whom. */
const wordsOf = ({ supplier, company, amountMinor, netMinor, currency, vat }: Quote): string => {
  const seller = supplier ? supplier.name : 'the operator of this marketplace'
  const vatMinor = amountMinor - netMinor
  const tax =
    vat && vatMinor > 0 ? `${writeMoney(vatMinor, currency)} of it ${writeVatLabel(vat)}` : 'no VAT in it'
  return `${company ?? 'Your company'} buys from ${seller} and owes ${writeMoney(amountMinor, currency)}, ${tax}, by bank transfer. The invoice is made out at once. You say that you may order for the company.`
}

/** Accepting binds a company: it asks first, and who does it is kept. */
const AcceptForm = ({
  quote,
  poNumber,
  onClose,
}: {
  quote: Quote
  poNumber: string
  onClose: () => void
}) => {
  const client = useQueryClient()
  const { person } = useSession()
  const { bind, submit, isSending, refusal } = useContractForm(AcceptQuote, {
    start: { name: person?.name || person?.email || '', email: person?.email ?? '' },
  })
  const accept = submit(async ({ name, email }) => {
    const po = poNumber.trim()
    try {
      await send(quotesApi.accept, {
        params: { token: quote.token },
        body: { name, email, ...(po ? { poNumber: po } : {}) },
      })
    } finally {
      await client.invalidateQueries({ queryKey: orderKeys.all })
    }
    onClose()
  })
  const hasForward = quote.lines.some(({ saleType }) => saleType === 'forward')
  const documents = hasForward ? (['buyers', 'forward'] as const) : (['buyers'] as const)
  return (
    <form noValidate onSubmit={accept} className="grid gap-5">
      {person ? (
        <p className="[overflow-wrap:anywhere]">
          You accept as <span className="font-medium">{person.name || person.email}</span>
          {person.name && ` (${person.email})`}.
        </p>
      ) : (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField label="Your name" autoComplete="name" {...bind('name')} />
          <TextField label="Your email" type="email" autoComplete="email" {...bind('email')} />
        </div>
      )}
      <p className="text-muted text-sm">
        Name and email are kept with the quote and stand in the mail to its buyer and to where invoices go;
        your name also stands on this page.{' '}
        {documents.map((document, at) => (
          <span key={document}>
            {at === 0 ? 'The ' : ' and the '}
            <TextLink to={termsPaths[document]} target="_blank" rel="noopener">
              {termsTitles[document]}
            </TextLink>
          </span>
        ))}{' '}
        hold, as accepted when the quote was asked for.
      </p>
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" disabled={isSending} onClick={onClose}>
          Not yet
        </Button>
        <Button type="submit" busy={isSending} busyLabel="Accepting…">
          Accept for {writeMoney(quote.amountMinor, quote.currency)}
        </Button>
      </div>
    </form>
  )
}

type Props = { quote: Quote; poNumber: string; open: boolean; onClose: () => void }

export const AskToAccept = ({ quote, poNumber, open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title="Accept this quote?" text={wordsOf(quote)}>
    {open && <AcceptForm quote={quote} poNumber={poNumber} onClose={onClose} />}
  </Dialog>
)
