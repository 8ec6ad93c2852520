import { Cents, Credits } from '@ledgerleaf/contract/units'
import { readAllNotices } from '../people/notices/index.ts'
import type { InvoicingConfig } from '../platform/config.ts'
import type { Db, Tx } from '../platform/db.ts'
import { openListing, pauseListing } from '../supply/listings/index.ts'
import { issueBlock } from '../supply/project-files/index.ts'
import { createProject } from '../supply/projects/index.ts'
import type { Sender } from '../trade/orders/index.ts'
import { demoRates, importRates } from '../trade/rates/index.ts'
import { enterRegistryId } from '../use/registry-retirements/index.ts'
import { retireCredits, tellRetired } from '../use/retirements/index.ts'
import { type Bought, buyPlanted } from './buy-planted.ts'
import { daysAfter, daysBefore } from './days-before.ts'
import { demoActs, demoBeneficiary } from './demo-acts.ts'
import { demoFiles } from './demo-files.ts'
import { type DemoName, demoPeople } from './demo-people.ts'
import type { DemoProject } from './demo-project.ts'
import { demoProjects } from './demo-projects.ts'
import { decidedDays, plantFile, plantSellers } from './plant-files.ts'
import { forwardActs, forwardIssuances, kilnsPublishedDaysAgo } from './plant-forwards.ts'
import { plantInterest } from './plant-interest.ts'
import { programmeActs } from './plant-programme.ts'
import { plantRecords, publishedOn } from './plant-records.ts'
import { plantReport } from './plant-report.ts'
import { ticketActs } from './plant-tickets.ts'
import { playActs, type TimedAct } from './play-acts.ts'

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

// First the people, then who the sellers are, then the registries' files; the projects one after the other, all listed
// before the buyer's first order. A test holds the demo to it: nothing happens before what it rests on.
export const arrivedDaysAgo = 440
const sellersDaysAgo = 436
const firstRecordsDaysAgo = 425
const lastRecordsDaysAgo = 3
const firstProjectDaysAgo = 400
const betweenProjectsDays = 15
const listedDays = decidedDays + 1
const waitingDaysAgo = 7
const reportDaysAgo = 190
const registryTakesDays = 3
const noticesReadDaysAgo = 30

type PlantedListing = { listingId: string; batchId: string; projectId: string }
type People = Record<DemoName, string>

/** Whose credits are also sold forward and by subscription. */
const sellsForward = 'Nam Phai Rice Husk Biochar'

/** What of an approved project is issued and put up for sale. */
const plantListings = async (
  tx: Tx,
  sellerId: string,
  projectId: string,
  planned: readonly { blockId: string; batch: DemoProject['batches'][number] }[],
  at: Date,
): Promise<Map<string, PlantedListing>> => {
  const offers = new Map<string, PlantedListing>()
  for (const { blockId, batch } of planned) {
    const { vintage, listing } = batch
    // On a clock that is years behind there are fewer credits, and still none of a year that is not over.
    if (vintage >= at.getUTCFullYear()) continue
    const { batchId } = await issueBlock(tx, { id: projectId, sellerId }, blockId, at)
    if (!listing) continue
    const { tokenId, quantity, priceCents, asked, paused } = listing
    // Whoever asks in another currency is priced by the rates of that day.
    if (asked) await importRates(tx, null, { ...demoRates, day: dayOf(at) }, at)
    const { id: listingId } = await openListing(
      tx,
      sellerId,
      {
        batchId,
        tokenId,
        quantity: Credits.parse(quantity),
        pricePerCreditCents: Cents.parse(asked?.priceMinor ?? priceCents),
        currency: asked?.currency ?? 'usd',
      },
      at,
    )
    if (paused) await pauseListing(tx, sellerId, listingId)
    offers.set(tokenId, { listingId, batchId, projectId })
  }
  return offers
}

/** What the registries have issued of the vintages up to a year, brought in on a day. */
type Publish = (at: Date, yearMax: number, further?: ReturnType<typeof forwardIssuances>) => Promise<void>
type Projecting = { publicUrl: string; publish: Publish; now: Date }

const isApproved = ({ name }: DemoProject): boolean => demoFiles[name]?.review === 'approved'

/** Each project from its file to its listings, and then the next; what waits for its review came last. */
const plantProjects = async (tx: Tx, people: People, { publicUrl, publish, now }: Projecting) => {
  const offers = new Map<string, PlantedListing>()
  const ids = new Map<string, string>()
  const inTurn = [...demoProjects.filter(isApproved), ...demoProjects.filter((one) => !isApproved(one))]
  const firstRecordsAt = daysBefore(now, firstRecordsDaysAgo)
  let yearPublished = Number(publishedOn(firstRecordsAt).slice(0, 4)) - 1
  await publish(firstRecordsAt, yearPublished)
  for (const [index, demo] of inTurn.entries()) {
    const { seller, batches: _, ...project } = demo
    const daysAgo = isApproved(demo) ? firstProjectDaysAgo - index * betweenProjectsDays : waitingDaysAgo
    const at = daysBefore(now, daysAgo)
    const { id } = await createProject(tx, people[seller], project, at)
    ids.set(project.name, id)
    const blockIds = await plantFile(tx, people, demo, { publicUrl, at })
    if (!isApproved(demo)) continue
    const newest = Math.max(...demo.batches.map(({ vintage }) => vintage))
    if (newest > yearPublished) {
      await publish(daysAfter(at, decidedDays), newest)
      yearPublished = newest
    }
    for (const [tokenId, offer] of await plantListings(
      tx,
      people[seller],
      id,
      demo.batches.map((batch, place) => ({ batch, blockId: blockIds[place] ?? '' })),
      daysAfter(at, listedDays),
    ))
      offers.set(tokenId, offer)
  }
  return { offers, ids }
}

type DemoSettings = { secret: string; publicUrl: string; invoicing: InvoicingConfig; now: Date }

/** What the buyer bought on the spot and retired. */
const spotActs = (
  people: Record<DemoName, string>,
  offers: ReadonlyMap<string, PlantedListing>,
  sender: Sender,
  now: Date,
): TimedAct[] => {
  const offerOf = (tokenId: string): PlantedListing => {
    const offer = offers.get(tokenId)
    if (!offer) throw new Error(`the demo has no listing ${tokenId}`)
    return offer
  }
  const buy = (tx: Tx, buys: Record<string, number>, at: Date): Promise<Bought> => {
    const lines = Object.entries(buys).map(([tokenId, quantity]) => ({
      listingId: offerOf(tokenId).listingId,
      quantity: Credits.parse(quantity),
    }))
    return buyPlanted(tx, { buyerId: people.buyer, lines }, sender, at)
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
      await tellRetired(tx, demoPeople.buyer.email, [id], at)
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

/** What was told long ago has been read since: nobody leaves the approval of a project unread for a year. */
const readingActs = (people: Record<DemoName, string>): TimedAct[] =>
  Object.values(people).map((id) => ({
    daysAgo: noticesReadDaysAgo,
    play: (tx, at) => readAllNotices(tx, { organisationId: id, personId: id }, at),
  }))

/** Lays the demo down by the same verbs that people's clicks call, so it keeps every rule they keep. */
export const plantDemo = async (
  db: Db,
  tx: Tx,
  people: Record<DemoName, string>,
  { secret, publicUrl, invoicing, now }: DemoSettings,
): Promise<void> => {
  const kilns = demoProjects.find(({ name }) => name === sellsForward)
  if (!kilns) throw new Error(`the demo has no ${sellsForward}`)
  await plantSellers(tx, people, { secret, publicUrl, at: daysBefore(now, sellersDaysAgo) })
  const operatorId = people.operator
  const publish: Publish = (at, yearMax, further = []) =>
    plantRecords(db, tx, { projects: demoProjects, further, operatorId, yearMax }, at)
  const { offers, ids } = await plantProjects(tx, people, { publicUrl, publish, now })
  await plantReport(tx, people.buyer, daysBefore(now, reportDaysAgo))
  const { registry, registryProjectId: prefix, seller } = kilns
  const place = {
    projectId: ids.get(sellsForward) ?? '',
    sellerId: people[seller],
    operatorId: people.operator,
    registry,
    prefix,
    publicUrl,
  }
  const allIssued = forwardIssuances(kilns, now)
  const sender = { secret, publicUrl }
  const acts = [
    ...forwardActs(place, people.buyer, sender, now),
    ...spotActs(people, offers, sender, now),
    ...ticketActs(people),
    ...programmeActs(people.buyer),
    ...readingActs(people),
    ...[kilnsPublishedDaysAgo, lastRecordsDaysAgo].map((daysAgo) => ({
      daysAgo,
      play: (_: Tx, at: Date) => publish(at, Infinity, allIssued),
    })),
  ]
  await playActs(tx, acts, { invoicing, now })
  await plantInterest(tx, { projectIds: [...ids.values()], listings: offers }, now)
  await importRates(tx, null, { ...demoRates, day: dayOf(now) }, now)
}
