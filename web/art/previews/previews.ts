import type { ProjectCategory } from '@ledgerleaf/contract/market'
import type { pages } from '@ledgerleaf/contract/pages'
import type { Preview } from './preview.ts'

type Rendered = Extract<(typeof pages)[number], { rendered: 'ahead' | 'when-asked' }>['path']
type PublicPath = Exclude<Rendered, `${string}:${string}`>

/** One picture for each public page; a page without one does not compile. */
export const previews: Record<PublicPath, Preview> = {
  '/': {
    lines: ['The Smartest Way', 'to Offset Your', 'Carbon Footprint'],
    note: 'Choose credits from a report, retire them, prove it',
    art: 'landscape',
  },
  '/contact': {
    lines: ['Get in touch'],
    note: 'Sales, partnerships and technical support',
    art: 'scene-mangrove',
  },
  '/whoweare': {
    lines: ['Who We Are'],
    note: 'A ledger that does not ask to be believed',
    art: 'vein-tree',
  },
  '/sellers': {
    lines: ['For those who', 'take carbon', 'out of the air'],
    note: 'List, sell and settle carbon credits',
    art: 'scene-air-capture',
  },
  '/marketplace': {
    lines: ['The marketplace', 'for carbon credits'],
    note: 'Projects, vintages and prices, open to anyone',
    art: 'scene-mangrove',
  },
  '/welcome-basket': {
    lines: ['The $100', 'welcome basket'],
    note: 'Three projects in one basket',
    art: 'scene-forest',
  },
  '/privacy': {
    lines: ['Privacy Policy'],
    note: 'What we keep about you, where and for how long',
    art: 'scene-basalt',
  },
  '/copyright': {
    lines: ['Copyright'],
    note: 'The licences of software, typefaces and pictures',
    art: 'scene-biochar',
  },
  '/terms': {
    lines: ['Terms', 'for buyers'],
    note: 'What is sold, who sells it, and what is final',
    art: 'scene-basalt',
  },
  '/terms/sellers': {
    lines: ['Terms', 'for sellers'],
    note: 'What may be sold, the fee, and how you are paid',
    art: 'scene-biochar',
  },
  '/terms/forward': {
    lines: ['The forward', 'contract'],
    note: 'What is promised, and what follows if it does not come',
    art: 'scene-forest',
  },
  '/docs': {
    lines: ['Ledgerleaf', 'for programs'],
    note: 'Keys, calls, events, and a client with types',
    art: 'vein-tree',
  },
  '/docs/offset-every-order': {
    lines: ['Offset every', 'order of a shop'],
    note: 'Once for each parcel, however often it is asked',
    art: 'vein-tree',
  },
  '/docs/retire-monthly': {
    lines: ['Retire', 'every month'],
    note: 'A job that may run twice',
    art: 'vein-tree',
  },
  '/docs/keep-an-inventory-in-step': {
    lines: ['Keep an inventory', 'in step'],
    note: 'Figures, each with the page it stands on',
    art: 'vein-tree',
  },
  '/docs/list-from-a-registry-account': {
    lines: ['List from a', 'registry account'],
    note: 'Put issued credits up for sale',
    art: 'vein-tree',
  },
  '/docs/embed': {
    lines: ['Embed a checkout', 'or a badge'],
    note: 'Pages of ours inside of yours',
    art: 'vein-tree',
  },
  '/docs/events': {
    lines: ['Events'],
    note: 'What your programs are told, signed and in order',
    art: 'vein-tree',
  },
  '/docs/errors': {
    lines: ['Refusals'],
    note: 'Every code, and what it means',
    art: 'vein-tree',
  },
  '/tour': {
    lines: ['A walk through', 'the product'],
    note: 'The real screens, on sample data',
    art: 'seller-trail',
  },
}

const note = 'Vintages, prices, and a proof for every entry'

/** One picture for each kind of project; the name of a project stands beside it, wherever its link is shown. */
export const categoryPreviews: Record<ProjectCategory, Preview> = {
  redd_arr: { lines: ['Carbon credits', 'from a forest'], note, art: 'scene-forest' },
  biochar: { lines: ['Carbon credits', 'from biochar'], note, art: 'scene-biochar' },
  blue_carbon: { lines: ['Carbon credits', 'from the coast'], note, art: 'scene-mangrove' },
  dac: { lines: ['Carbon credits', 'from air capture'], note, art: 'scene-air-capture' },
  erw: { lines: ['Carbon credits', 'from weathered', 'rock'], note, art: 'scene-basalt' },
}
