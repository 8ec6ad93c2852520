import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import { wayToRetire } from '@ledgerleaf/contract/retire-address'
import { type HoldingsWhole, holdingsPerPage } from '@ledgerleaf/contract/retirements'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { chainQueries } from '../../nouns/chain/queries.ts'
import { pendingFill, pileFills } from '../../nouns/credit/pile-looks.ts'
import { dashboardQuery, deskQuery } from '../../nouns/dashboard/queries.ts'
import { forwardQueries } from '../../nouns/forward/queries.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { retirementQueries } from '../../nouns/retirement/queries.ts'
import { walletQueries } from '../../nouns/wallet/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { writeCount, writeWhole } from '../../ui/format.ts'
import { textLinkLook } from '../../ui/TextLink.tsx'

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

type PileProps = {
  name: string
  credits: number
  fill: string
  /** What may be done with them, or what they count as. */
  says: string
  action?: ReactNode
}

const Pile = ({ name, credits, fill, says, action }: PileProps) => (
  <div className="grid content-start gap-1.5 border-hairline px-5 py-4 max-sm:border-t max-sm:first:col-span-2 max-sm:last:even:col-span-2 max-sm:first:border-t-0 sm:border-l sm:first:border-l-0">
    <dt className="flex items-center gap-2 text-fine text-muted">
      <span aria-hidden="true" className="size-2.5 border border-edge/40" style={{ background: fill }} />
      {name}
    </dt>
    <dd className="grid gap-1.5">
      <span className="font-[480] font-display text-2xl tabular-nums lining-nums">{writeWhole(credits)}</span>
      <span className="text-muted text-sm">{says}</span>
      {action}
    </dd>
  </div>
)

const toPart = (id: string, words: string) => (
  <a href={`#${id}`} className={`${textLinkLook} justify-self-start text-sm`}>
    {words}
  </a>
)

/** What was retired for others, or without a registry behind it, is among these and is no offset of this company's. */
const sayRetired = (credits: number, uncounted: number): string => {
  if (credits === 0) return 'None yet'
  return uncounted === 0 ? 'For good' : `For good; ${writeWhole(uncounted)} of them no offset of yours`
}

/** What is held, and of it what the open year takes: the rest is for later. */
const sayHeld = (
  { credits, batches, projects }: HoldingsWhole,
  wish: { tonnes: number; year: number } | null,
): string => {
  const what = `${writeCount(batches, 'batch', 'batches')} of ${writeCount(projects, 'project')}`
  if (!wish || wish.tonnes >= credits) return `${what}, to be retired`
  return `${what}: ${writeWhole(wish.tonnes)} for ${wish.year}, ${writeWhole(credits - wish.tonnes)} for later`
}

/** All that was ever bought, by what can be done with it now: hold it against one length, then each with its way onward. */
export const HoldingsStand = ({ whole }: { whole: HoldingsWhole }) => {
  const { data: portfolio } = useQuery(retirementQueries.portfolio())
  const { person } = useSession()
  const { data: offset } = useQuery({
    ...dashboardQuery(dashboardApi.buyerOffset, person?.email ?? ''),
    enabled: person !== null,
  })
  const { data: forward } = useQuery(forwardQueries.own())
  const { data: desk } = useQuery({ ...deskQuery(), enabled: person !== null })
  // The form begins with what the open year takes, so the button names as many.
  const wish = desk?.next.step === 'retire' ? desk.next.of : null
  const { data: chain } = useQuery(chainQueries.state())
  const { data: wallets } = useQuery({ ...walletQueries.all(), enabled: chain?.on === true })
  const away = sumOf(wallets?.withdrawn.map(({ quantity }) => quantity) ?? [])
  const retired = sumOf(portfolio?.parts.map(({ retiredCredits }) => retiredCredits) ?? [])
  const pending = sumOf(portfolio?.parts.map(({ pendingCredits }) => pendingCredits) ?? [])
  const confirmed = retired - pending
  const awaited = sumOf(
    forward?.forwards.flatMap(({ milestones }) =>
      milestones
        .filter(({ state }) => state === 'open')
        .map(({ quantity, delivered }) => quantity - delivered),
    ) ?? [],
  )
  const piles: PileProps[] = [
    {
      name: 'Held',
      credits: whole.credits,
      fill: pileFills.owned,
      says: whole.credits === 0 ? 'Nothing to retire' : sayHeld(whole, wish),
      action: whole.batches > 1 && (
        <ButtonLink
          to={wish ? wayToRetire(wish) : '/retire/all'}
          variant="final"
          size="small"
          className="justify-self-start"
        >
          {wish && wish.tonnes < whole.credits
            ? `Retire ${writeWhole(wish.tonnes)} for ${wish.year}`
            : whole.batches > holdingsPerPage
              ? `Retire the oldest ${holdingsPerPage} batches`
              : 'Retire all in one go'}
        </ButtonLink>
      ),
    },
    ...(away > 0
      ? [
          {
            name: 'In your wallets',
            credits: away,
            fill: pileFills.withdrawn,
            says: 'Withdrawn: not to be retired before they are back',
            action: toPart('wallets', 'Bring them back'),
          },
        ]
      : []),
    ...(awaited > 0
      ? [
          {
            name: 'Still to come',
            credits: awaited,
            fill: pileFills.promised,
            says: 'Bought forward, not in held or retired',
            action: toPart('future', 'What is promised'),
          },
        ]
      : []),
    // Before it is read, nobody can say that there is none.
    ...(portfolio && (offset || !person)
      ? [
          {
            name: 'Retired',
            credits: confirmed,
            fill: pileFills.retired,
            says: sayRetired(confirmed, confirmed - (offset?.offsetTonnes ?? confirmed)),
            action: retired > 0 && toPart('retired', 'Certificates'),
          },
          ...(pending > 0
            ? [
                {
                  name: 'Retired, pending',
                  credits: pending,
                  fill: pendingFill,
                  says: 'For good here; counts once the registry has confirmed it',
                  action: toPart('retired', 'How far it is'),
                },
              ]
            : []),
        ]
      : []),
  ]
  if (piles.every(({ credits }) => credits === 0)) return null
  return (
    <div className="border-edge border-t-2 bg-sheet">
      <div aria-hidden="true" className="mx-5 mt-5 flex h-3 gap-px">
        {piles
          .filter(({ credits }) => credits > 0)
          .map(({ name, credits, fill }) => (
            <span
              key={name}
              className="h-full min-w-0.5 border border-edge/40"
              style={{ flexGrow: credits, background: fill }}
            />
          ))}
      </div>
      <dl className="grid sm:auto-cols-fr sm:grid-flow-col max-sm:grid-cols-2">
        {piles.map((pile) => (
          <Pile key={pile.name} {...pile} />
        ))}
      </dl>
    </div>
  )
}
