import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What is written for people who write programs; each is a file of `contract/guides`, and a page under `/docs`. */
export const guides = [
  {
    slug: 'quickstart',
    title: 'Quickstart',
    says: 'From a key to an order in a few lines, with nothing to install but one file.',
  },
  {
    slug: 'offset-every-order',
    title: 'Offset every order of a shop',
    says: 'Buy and retire for each parcel, once, however often it is asked.',
  },
  {
    slug: 'retire-monthly',
    title: 'Retire every month',
    says: 'A job that retires what a month emitted, and may run twice.',
  },
  {
    slug: 'keep-an-inventory-in-step',
    title: 'Keep an inventory in step',
    says: 'Bring the figures of a report over, each with the page it stands on.',
  },
  {
    slug: 'list-from-a-registry-account',
    title: 'List from a registry account',
    says: 'See what is on sale from your account, change its price, and follow what is sold.',
  },
  {
    slug: 'embed',
    title: 'Embed a checkout or a badge',
    says: 'Pages of this site that may stand inside of yours.',
  },
] as const
export type GuideSlug = (typeof guides)[number]['slug']

/** Where a guide is read. The first of them is where the documentation begins. */
export const guidePath = (slug: GuideSlug): string => (slug === guides[0].slug ? '/docs' : `/docs/${slug}`)

/** What the public API promised from a day on that it did not promise before. */
const Published = z.object({ on: z.string(), promises: z.int(), came: z.array(z.string()) })

export const changelogApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/changelog',
    summary: 'What came to the public API, and when, the newest first',
    tag: 'Site',
    effect: 'read',
    caller: 'anyone',
    answer: z.object({ published: z.array(Published) }),
    errors: [],
  }),
}
