import { Cents, Credits } from '@ledgerleaf/contract/units'
import type { InvoicingConfig } from '../platform/config.ts'
import type { Db, Tx } from '../platform/db.ts'
import { orThrow } from '../platform/outcome.ts'
import { issueBacked } from '../supply/backing/index.ts'
import { openListing, pauseListing } from '../supply/listings/index.ts'
import { createProject } from '../supply/projects/index.ts'
import { placeOrder, settleOrder } from '../trade/orders/index.ts'
import { demoRates, importRates } from '../trade/rates/index.ts'
import { enterRegistryId } from '../use/registry-retirements/index.ts'
import { retireCredits } from '../use/retirements/index.ts'
import { daysBefore } from './days-before.ts'
import { demoActs, demoBeneficiary } from './demo-acts.ts'
import type { DemoName } from './demo-people.ts'
import { demoProjects } from './demo-projects.ts'
import { plantFiles } from './plant-files.ts'
import { forwardActs, forwardIssuances } from './plant-forwards.ts'
import { plantRecords } from './plant-records.ts'
import { plantReport } from './plant-report.ts'
import { plantTickets } from './plant-tickets.ts'
import { playActs, type TimedAct } from './play-acts.ts'

const feeBasisPoints = 250
// Projects were registered one after the other, all before the buyer's first order.
const firstProjectDaysAgo = 400
const betweenProjectsDays = 15
const reportDaysAgo = 190
const registryTakesDays = 3

const registeredAt = (now: Date, index: number) =>
  daysBefore(now, firstProjectDaysAgo - index * betweenProjectsDays)

type PlantedListing = { listingId: string; batchId: string }

/** Whose credits are also sold forward and by subscription. */
const sellsForward = 'Nam Phai Rice Husk Biochar'

const plantProjects = async (tx: Tx, people: Record<DemoName, string>, now: Date) => {
  const offers = new Map<string, PlantedListing>()
  const ids = new Map<string, string>()
  for (const [index, { seller, batches, ...project }] of demoProjects.entries()) {
    const at = registeredAt(now, index)
    const sellerId = people[seller]
    const { id: projectId } = await createProject(tx, sellerId, project, at)
    ids.set(project.name, projectId)
    for (const { vintage, serialStart, serialEnd, listing } of batches) {
      const { registry, registryProjectId } = project
      const batch = await issueBacked(
        tx,
        sellerId,
        {
          projectId,
          vintage: { startsOn: `${vintage}-01-01`, endsOn: `${vintage}-12-31` },
          serials: { registry, prefix: registryProjectId, first: serialStart, last: serialEnd },
        },
        at,
      )
      if (!listing) continue
      const { tokenId, quantity, priceCents, asked, paused } = listing
      const { id: listingId } = await openListing(
        tx,
        sellerId,
        {
          batchId: batch.id,
          tokenId,
          quantity: Credits.parse(quantity),
          pricePerCreditCents: Cents.parse(asked?.priceMinor ?? priceCents),
          currency: asked?.currency ?? 'usd',
        },
        at,
      )
      if (paused) await pauseListing(tx, sellerId, listingId)
      offers.set(tokenId, { listingId, batchId: batch.id })
    }
  }
  return { offers, ids }
}

type DemoSettings = { secret: string; publicUrl: string; invoicing: InvoicingConfig; now: Date }

/** What the buyer bought on the spot and retired. */
const spotActs = (
  people: Record<DemoName, string>,
  offers: ReadonlyMap<string, PlantedListing>,
  now: Date,
): TimedAct[] => {
  const offerOf = (tokenId: string): PlantedListing => {
    const offer = offers.get(tokenId)
    if (!offer) throw new Error(`the demo has no listing ${tokenId}`)
    return offer
  }
  const buy = async (tx: Tx, buys: Record<string, number>, at: Date): Promise<string> => {
    const lines = Object.entries(buys).map(([tokenId, quantity]) => ({
      listingId: offerOf(tokenId).listingId,
      quantity: Credits.parse(quantity),
    }))
    const order = orThrow(await placeOrder(tx, { buyerId: people.buyer, lines, feeBasisPoints }, at))
    await settleOrder(tx, order, null, at)
    return order.id
  }
  return demoActs.map((act) => ({
    daysAgo: act.daysAgo,
    play: async (tx, at) => {
      if ('buys' in act) return buy(tx, act.buys, at)
      const { batchId } = offerOf(act.retires)
      const { id } = await retireCredits(
        tx,
        people.buyer,
        {
          batchId,
          quantity: Credits.parse(act.quantity),
          beneficiary: demoBeneficiary,
          reason: 'corporate_inventory',
          purpose: act.purpose,
          ...(act.forYear && {
            periodStartsOn: `${act.forYear}-01-01`,
            periodEndsOn: `${act.forYear}-12-31`,
          }),
        },
        at,
      )
      if (!act.registryId) return
      const enteredAt = daysBefore(now, act.daysAgo - registryTakesDays)
      const retiredOn = enteredAt.toISOString().slice(0, 10)
      await enterRegistryId(
        tx,
        people.operator,
        { ids: [id], reference: act.registryId, retiredOn },
        enteredAt,
      )
    },
  }))
}

/** Lays the demo down by the same verbs that people's clicks call, so it keeps every rule they keep. */
export const plantDemo = async (
  db: Db,
  tx: Tx,
  people: Record<DemoName, string>,
  { secret, publicUrl, invoicing, now }: DemoSettings,
): Promise<void> => {
  await plantReport(tx, people.buyer, daysBefore(now, reportDaysAgo))
  const kilns = demoProjects.find(({ name }) => name === sellsForward)
  if (!kilns) throw new Error(`the demo has no ${sellsForward}`)
  const published = { projects: demoProjects, further: forwardIssuances(kilns, now) }
  await plantRecords(db, tx, { ...published, operatorId: people.operator }, now)
  await importRates(tx, null, { ...demoRates, day: now.toISOString().slice(0, 10) }, now)
  const { offers, ids } = await plantProjects(tx, people, now)
  await plantFiles(
    tx,
    people,
    demoProjects.map((project, index) => ({ project, at: registeredAt(now, index) })),
    { secret, publicUrl, now },
  )
  await plantTickets(tx, people, now)
  const { registry, registryProjectId: prefix, seller } = kilns
  const place = {
    projectId: ids.get(sellsForward) ?? '',
    sellerId: people[seller],
    operatorId: people.operator,
    registry,
    prefix,
    publicUrl,
  }
  const acts = [...forwardActs(place, people.buyer, now), ...spotActs(people, offers, now)]
  await playActs(tx, acts, { invoicing, now })
}
