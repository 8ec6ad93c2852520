import { invoicesApi } from '@ledgerleaf/contract/invoices'
import { type Quote, quotesApi } from '@ledgerleaf/contract/quotes'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { hasCode } from '../../api/api-error.ts'
import { hrefOf } from '../../api/request.ts'
import { isPaid, quoteQueries } from '../../nouns/quote/queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeDate } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { Decide } from './Decide.tsx'
import { HowToPay } from './HowToPay.tsx'
import { Parties } from './Parties.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import { Transfers } from './Transfers.tsx'

const overWords = {
  declined: 'Declined. The credits are for sale again.',
  withdrawn: 'Taken back. The credits are for sale again.',
  expired: 'Its time is over. The credits are for sale again.',
} as const

const standing = (quote: Quote): { word: string; tone: 'attention' | 'leaf' | 'neutral'; text: string } => {
  if (isPaid(quote))
    return quote.orderStatus === 'refunded'
      ? { word: 'refunded', tone: 'neutral', text: 'The money goes back to the account it came from.' }
      : { word: 'paid', tone: 'leaf', text: 'The money is here and the order is settled.' }
  if (quote.state === 'open')
    return {
      word: 'open',
      tone: 'attention',
      text: `The credits are held at these prices until ${writeDate(quote.validUntil)}.`,
    }
  if (quote.state === 'accepted')
    return {
      word: 'accepted',
      tone: 'attention',
      text: quote.dueAt ? `The invoice is due on ${writeDate(quote.dueAt)}.` : '',
    }
  return { word: quote.state, tone: 'neutral', text: overWords[quote.state] }
}

type TakenBackProps = { quote: Quote; takenBack: NonNullable<Quote['takenBack']> }

/** The invoice that ran out of time, with the credit note against it; where it was paid all the same another one holds. */
const TakenBack = ({ quote, takenBack }: TakenBackProps) => {
  const paper = (number: string) => (
    <a
      href={hrefOf(invoicesApi.file, { params: { file: `${number}.pdf` }, query: { token: quote.token } })}
      target="_blank"
      rel="noreferrer"
      className={textLinkLook}
    >
      {number}
    </a>
  )
  const isReplaced = quote.invoiceNumber !== takenBack.invoiceNumber
  return (
    <p className="text-muted text-note">
      Invoice {paper(takenBack.invoiceNumber)} was taken back by credit note {paper(takenBack.creditNote)}
      {isReplaced ? `; it was paid afterwards, and invoice ${quote.invoiceNumber} holds.` : '.'}
    </p>
  )
}

/** A quote, for its buyer and for any colleague who has its address. */
export const QuoteView = ({ token }: { token: string }) => {
  const { data: quote, error, isFetching, refetch } = useQuery(quoteQueries.one(token))
  if (!quote && hasCode(error, 'not_found'))
    return (
      <EmptyState
        of="papers"
        title="There is no such quote"
        text="The address may not be complete. Ask whoever sent it to you."
        action={<ButtonLink to="/marketplace">See the marketplace</ButtonLink>}
      />
    )
  if (!quote && error)
    return <ErrorState title="The quote did not load" onRetry={() => void refetch()} busy={isFetching} />
  if (!quote)
    return (
      <div role="status" className="grid gap-6">
        <span className="sr-only">Loading the quote</span>
        <Skeleton className="h-10 w-64" />
        <Skeleton className="h-72 w-full" />
      </div>
    )
  const { word, tone, text } = standing(quote)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div className="grid gap-3">
          <Heading level={1}>
            {quote.invoiceNumber ? 'Invoice' : 'Quote'}{' '}
            <span className="whitespace-nowrap">{quote.invoiceNumber ?? quote.number}</span>
          </Heading>
          <p role="status" className="flex flex-wrap items-center gap-3 text-note text-muted">
            <Badge tone={tone}>{word}</Badge>
            {text}
          </p>
          <p className="text-muted text-note">
            {[
              quote.company,
              quote.poNumber && `purchase order ${quote.poNumber}`,
              `made on ${writeDate(quote.madeAt)}, days by UTC`,
              quote.acceptedName && `accepted by ${quote.acceptedName}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
          {quote.takenBack && <TakenBack quote={quote} takenBack={quote.takenBack} />}
        </div>
        <div className="flex flex-wrap gap-3">
          {quote.invoiceNumber && (
            <a
              href={hrefOf(invoicesApi.file, {
                params: { file: `${quote.invoiceNumber}.pdf` },
                query: { token },
              })}
              target="_blank"
              rel="noreferrer"
              className={buttonLook('primary', 'small')}
            >
              <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
              Invoice as PDF
            </a>
          )}
          {quote.hasXml && (
            <a
              href={hrefOf(invoicesApi.file, {
                params: { file: `${quote.invoiceNumber}.xml` },
                query: { token },
              })}
              className={buttonLook('outline', 'small')}
            >
              <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
              Invoice as XML
            </a>
          )}
          <a
            href={hrefOf(quotesApi.paper, { params: { token } })}
            target="_blank"
            rel="noreferrer"
            className={buttonLook('outline', 'small')}
          >
            <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
            Quote as PDF
          </a>
          <CopyButton text={`${window.location.origin}/quotes/${token}`} label="Copy the address to share" />
          {quote.isOwn && (
            <ButtonLink to={`/orders/${quote.orderId}`} variant="outline" size="small">
              See the order
            </ButtonLink>
          )}
        </div>
      </div>
      <Decide quote={quote} />
      <HowToPay quote={quote} />
      <Transfers quote={quote} />
      <Parties quote={quote} />
      <QuoteLines quote={quote} />
    </div>
  )
}
