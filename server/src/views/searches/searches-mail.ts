import { writeMoney } from '@ledgerleaf/contract/currencies'
import type { MarketFilters } from '@ledgerleaf/contract/market'
import { marketAddress } from '@ledgerleaf/contract/market-address'
import { stopMailsAddress } from '@ledgerleaf/contract/searches'
import { firstRows, rowsMax } from '../../platform/mail/first-rows.ts'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'
import type { MailBlock, MailFact } from '../../platform/mail/mail-content.ts'
import type { NewOffer } from './search-queries.ts'

export type FoundSearch = { name: string; filters: MarketFilters; offers: readonly NewOffer[] }
type Mailed = { to: string; publicUrl: string; stopToken: string; found: readonly FoundSearch[] }

// A mail stays short: of very many searches it names what was found, and of each of a few its cheapest offers.
const searchesInFull = 3
const namedMaxOf = (searches: number): number => Math.floor(rowsMax / searches)

const listingsOf = (count: number): string =>
  `${count.toLocaleString('en-US')} new ${count === 1 ? 'listing' : 'listings'}`

const blocksOf = (
  publicUrl: string,
  { name, filters, offers }: FoundSearch,
  searches: number,
): MailBlock[] => {
  const namedMax = namedMaxOf(searches)
  const hidden = offers.length - namedMax
  return [
    `${name}: ${listingsOf(offers.length)}.${hidden > 0 ? ` The ${namedMax} cheapest:` : ''}`,
    {
      facts: offers
        .slice(0, namedMax)
        .map(({ projectId, projectName, vintage, priceCents, availableCredits }) => ({
          label: projectName,
          value: writeMoney(priceCents, 'usd'),
          detail: `per credit, vintage ${vintage}, ${availableCredits.toLocaleString('en-US')} t`,
          link: `${publicUrl}/projects/${projectId}`,
        })),
    },
    // Of a single search the button leads there.
    ...(searches > 1
      ? [{ label: `See the search ${name}`, link: `${publicUrl}${marketAddress(filters)}` }]
      : []),
  ]
}

const searchFact = (publicUrl: string, { name, filters, offers }: FoundSearch): MailFact => ({
  label: name,
  value: listingsOf(offers.length),
  detail: `from ${writeMoney(Math.min(...offers.map(({ priceCents }) => priceCents)), 'usd')} per credit`,
  link: `${publicUrl}${marketAddress(filters)}`,
})

const foundBlocks = (publicUrl: string, found: readonly FoundSearch[]): MailBlock[] =>
  found.length > searchesInFull
    ? [
        {
          facts: firstRows(
            found.map((one) => searchFact(publicUrl, one)),
            'in the marketplace',
          ),
        },
      ]
    : found.flatMap((one) => blocksOf(publicUrl, one, found.length))

/** What came on sale that somebody looks for; one mail a day for all their searches. */
export const newOffersMail = ({ to, publicUrl, stopToken, found }: Mailed): MailMessage => {
  const count = found.reduce((sum, { offers }) => sum + offers.length, 0)
  const [first] = found
  const stopLink = `${publicUrl}${stopMailsAddress(stopToken)}`
  return {
    to,
    stopLink,
    subject:
      found.length === 1 && first
        ? `${listingsOf(count)}: ${first.name}`
        : `${listingsOf(count)} for your saved searches`,
    content: {
      reader: 'searcher',
      headline: `${listingsOf(count)} for what you look for`,
      body: [
        'New on sale since you were last told, at the prices and tonnes of this moment. Nothing is held for you.',
        ...foundBlocks(publicUrl, found),
      ],
      action: {
        label: 'See them in the marketplace',
        link: `${publicUrl}${found.length === 1 && first ? marketAddress(first.filters) : '/marketplace'}`,
      },
      more: ['There is at most one such mail a day.', { label: 'Stop these mails', link: stopLink }],
    },
  }
}
