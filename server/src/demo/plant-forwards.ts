import { Cents, Credits } from '@ledgerleaf/contract/units'
import type { Tx } from '../platform/db.ts'
import { issueBacked } from '../supply/backing/index.ts'
import { openListing } from '../supply/listings/index.ts'
import {
  addBlock,
  decideProject,
  lockOwnFile,
  publishPromise,
  rescore,
  submitFile,
} from '../supply/project-files/index.ts'
import { promiseBatch } from '../supply/projects/index.ts'
import { deliverCredits, mailDelivery } from '../trade/forwards/index.ts'
import { findMilestones, type Sender } from '../trade/orders/index.ts'
import { startSubscriptions } from '../trade/subscriptions/index.ts'
import { type Bought, buyPlanted } from './buy-planted.ts'
import { daysAfter, daysBefore } from './days-before.ts'
import type { TimedAct } from './play-acts.ts'

type Place = {
  projectId: string
  sellerId: string
  operatorId: string
  registry: string
  prefix: string
  publicUrl: string
}
type Buyer = { buyerId: string; sender: Sender }
type Days = { now: Date; day: (days: number) => Date; on: (days: number) => string }

const daysFrom = (now: Date): Days => {
  const day = (days: number) => (days < 0 ? daysBefore(now, -days) : daysAfter(now, days))
  return { now, day, on: (days) => day(days).toISOString().slice(0, 10) }
}

/** So many days ago the registry published what it had issued of the kilns since. */
export const kilnsPublishedDaysAgo = 50

/** The last year that was over when it did. */
const monthlyYear = (now: Date): number => daysFrom(now).day(-kilnsPublishedDaysAgo).getUTCFullYear() - 1

/** What the registry issued of the kilns: a delivery of what was promised, and what is sold by the month. */
export const forwardIssuances = (
  { registry, registryProjectId }: { registry: string; registryProjectId: string },
  now: Date,
) => {
  const { on } = daysFrom(now)
  const year = monthlyYear(now)
  const kilns = { registry, registryProjectId, first: 1 }
  return [
    { ...kilns, prefix: `${registryProjectId}-H1`, last: 150, startsOn: on(-190), endsOn: on(-70) },
    {
      ...kilns,
      prefix: `${registryProjectId}-M`,
      last: 1200,
      startsOn: `${year}-01-01`,
      endsOn: `${year}-12-31`,
    },
  ]
}

/** The serials the registry gave since, in the file and through the review, as a seller does it before delivering. */
const enterBlock = async (
  tx: Tx,
  { projectId, sellerId, operatorId, prefix, publicUrl }: Place,
  vintage: { startsOn: string; endsOn: string },
  at: Date,
): Promise<string> => {
  const own = await lockOwnFile(tx, sellerId, projectId)
  const { id } = await addBlock(
    tx,
    own,
    {
      vintageStartsOn: vintage.startsOn,
      vintageEndsOn: vintage.endsOn,
      serialPrefix: `${prefix}-H1`,
      serialStart: 1,
      serialEnd: 150,
    },
    at,
  )
  await rescore(tx, projectId, at)
  await submitFile(tx, sellerId, projectId, at)
  await decideProject(tx, operatorId, projectId, { decision: 'approve', reason: '' }, { publicUrl, now: at })
  return id
}

const forwardCredits = Credits.parse(60)

/** Half a year ago the kilns offered what they would make since, by two dates. */
const plantPromise = async (tx: Tx, place: Place, { day, on }: Days): Promise<string> => {
  const { projectId, sellerId, prefix } = place
  const vintage = { startsOn: on(-190), endsOn: on(-70) }
  const quantity = forwardCredits
  const promised = await promiseBatch(tx, sellerId, { projectId, vintage, quantity }, day(-185))
  const listing = await openListing(
    tx,
    sellerId,
    {
      batchId: promised.id,
      tokenId: `${prefix}-FORWARD-1`,
      quantity,
      pricePerCreditCents: Cents.parse(12_400),
      saleType: 'forward',
      forward: {
        milestones: [
          { dueOn: on(-30), credits: Credits.parse(20) },
          { dueOn: on(120), credits: Credits.parse(40) },
        ],
        shortfall: 'replace',
      },
    },
    day(-185),
  )
  return listing.id
}

/** And somebody bought all of it: the first date was met, the second is to come. */
const plantPurchase = (
  tx: Tx,
  listingId: string,
  { buyerId, sender }: Buyer,
  { day }: Days,
): Promise<Bought> => {
  const lines = [{ listingId, quantity: forwardCredits }]
  return buyPlanted(tx, { buyerId, lines, isForward: true }, sender, day(-160))
}

const plantDelivery = async (tx: Tx, place: Place, lineId: string, { day, on }: Days): Promise<void> => {
  const [first] = await findMilestones(tx, lineId)
  if (!first) throw new Error('the demo was promised nothing')
  const blockId = await enterBlock(tx, place, { startsOn: on(-190), endsOn: on(-70) }, day(-45))
  const delivery = { quantity: Credits.parse(first.quantity), blockId }
  const { against } = await deliverCredits(tx, place.sellerId, first.id, delivery, day(-42))
  await mailDelivery(tx, against, delivery.quantity, place, day(-42))
}

/** What is on sale forward now, with three dates. */
const plantOffer = async (tx: Tx, place: Place, { day, now }: Days): Promise<void> => {
  const year = now.getUTCFullYear() + 1
  const { projectId, sellerId, prefix } = place
  await publishPromise(
    tx,
    sellerId,
    projectId,
    {
      vintageStartsOn: `${year}-01-01`,
      vintageEndsOn: `${year}-12-31`,
      tokenId: `${prefix}-FORWARD-2`,
      quantity: Credits.parse(900),
      pricePerCreditCents: Cents.parse(11_900),
      saleType: 'forward',
      minimumFill: Credits.parse(1),
      noteToBuyers: null,
      forward: {
        milestones: ['02-28', '05-31', '08-31'].map((end) => ({
          dueOn: `${year + 1}-${end}`,
          credits: Credits.parse(300),
        })),
        shortfall: 'refund',
      },
    },
    day(-20),
  )
}

/** Credits that are sold by subscription. */
const plantMonthly = async (tx: Tx, place: Place, { day, now }: Days): Promise<string> => {
  const { projectId, sellerId, registry, prefix } = place
  const year = monthlyYear(now)
  const batch = await issueBacked(
    tx,
    sellerId,
    {
      projectId,
      vintage: { startsOn: `${year}-01-01`, endsOn: `${year}-12-31` },
      serials: { registry, prefix: `${prefix}-M`, first: 1, last: 1200 },
    },
    day(-15),
  )
  const { id: listingId } = await openListing(
    tx,
    sellerId,
    {
      batchId: batch.id,
      tokenId: `${prefix}-MONTHLY`,
      quantity: Credits.parse(1200),
      pricePerCreditCents: Cents.parse(13_600),
      saleType: 'subscription',
    },
    day(-15),
  )
  return listingId
}

/** And somebody who takes a few of them every month. */
const plantSubscription = async (
  tx: Tx,
  listingId: string,
  { buyerId, sender }: Buyer,
  { day }: Days,
): Promise<Bought> => {
  const lines = [{ listingId, quantity: Credits.parse(4) }]
  const bought = await buyPlanted(tx, { buyerId, lines, subscribeEvery: 'month' }, sender, day(-9))
  await startSubscriptions(tx, bought.orderId, day(-9))
  return bought
}

/** The two ways of buying beside spot, by the verbs people's clicks call. */
export const forwardActs = (place: Place, buyerId: string, sender: Sender, now: Date): TimedAct[] => {
  const buyer = { buyerId, sender }
  const days = daysFrom(now)
  let promised = ''
  let monthly = ''
  let boughtLine = ''
  return [
    {
      daysAgo: 185,
      play: async (tx) => {
        promised = await plantPromise(tx, place, days)
      },
    },
    {
      daysAgo: 160,
      play: async (tx) => {
        const bought = await plantPurchase(tx, promised, buyer, days)
        boughtLine = bought.lineId
        return bought
      },
    },
    { daysAgo: 42, play: (tx) => plantDelivery(tx, place, boughtLine, days) },
    { daysAgo: 20, play: (tx) => plantOffer(tx, place, days) },
    {
      daysAgo: 15,
      play: async (tx) => {
        monthly = await plantMonthly(tx, place, days)
      },
    },
    { daysAgo: 9, play: (tx) => plantSubscription(tx, monthly, buyer, days) },
  ]
}
