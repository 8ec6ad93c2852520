import type { TourStep } from '../../features/tour/tour-step.ts'
import type { ScreenName } from './screens.tsx'

/**
 * The stations of the tour, in order. A new screen joins by a row here and an entry in screens.tsx; `spot` finds the
 * part that is spoken of within the screen.
 */
export const steps: readonly (TourStep & { screen: ScreenName })[] = [
  {
    id: 'ask',
    name: 'Ask',
    screen: 'landing',
    spot: 'form',
    title: 'It begins with your report',
    text: 'Drop an ESG report into this bar, or ask it a question. It takes no account, and one file.',
    shows: 'The overview page with its bar for questions and reports.',
  },
  {
    id: 'plans',
    name: 'Plans',
    screen: 'plans',
    spot: '#plans article',
    title: 'Three baskets to begin with',
    text: 'Each basket holds credits of three projects and has one price. What is in it stands on the card, before you pay.',
    shows: 'Three plan cards with their projects, how far each has come with its registry, and the price.',
  },
  {
    id: 'basket',
    name: 'Basket',
    screen: 'basket',
    spot: 'h2 + ul',
    title: 'How the projects are chosen',
    text: 'By what they do for climate and people, by the registry that stands behind them, and so that not all come from one place.',
    shows: 'The page of the welcome basket with the three criteria by which its projects are chosen.',
  },
  {
    id: 'checkout',
    name: 'Checkout',
    screen: 'checkout',
    spot: 'form > section',
    title: 'One sheet, one total',
    text: 'What the basket holds, who buys it and how it is paid stand on one page. The credits are held for 15 minutes while the payment runs.',
    shows:
      'The checkout of a basket of three projects, with the fields of an invoice and a total of $12,500.',
  },
  {
    id: 'figures',
    name: 'Figures',
    screen: 'buyer',
    spot: '#figures',
    title: 'What a buyer has',
    text: 'Credits, tonnes retired, projects, and today’s value. A credit that is held has offset nothing yet, so the two are never added up.',
    shows:
      'A buyer’s dashboard with four figures: 1,240 credits, 400 tonnes retired and 840 held, three projects, $60,900.',
  },
  {
    id: 'over-time',
    name: 'Over time',
    screen: 'buyer',
    spot: '#over-time',
    title: 'Held and retired, day by day',
    text: 'Each step of the line is an entry of the ledger. Move along it to read any day, or open it as a table.',
    shows: 'A chart of credits held and retired over ten months, with one retirement of 400.',
  },
  {
    id: 'transactions',
    name: 'Transactions',
    screen: 'buyer',
    spot: '#transactions',
    title: 'Every purchase and every retirement',
    text: 'With its project, its date, what was paid, and how far it has come.',
    shows: 'A list of four settled purchases from $7,200 to $26,100, and one retirement of 400 credits.',
  },
  {
    id: 'analyses',
    name: 'Reports',
    screen: 'buyer',
    spot: '#analyses',
    title: 'What your reports say',
    text: 'Each report you upload is read into tonnes by scope and year. Open one and every figure leads to the page it was read from.',
    shows: 'A list with one analysed report: a footprint of 15,548 tonnes and three flags.',
  },
  {
    id: 'seller',
    name: 'Seller',
    screen: 'seller',
    spot: '#figures',
    title: 'The other side of the table',
    text: 'A project owner sees what is left to sell, what it is listed for, and how much of what was sold has been retired.',
    shows:
      'A seller’s dashboard with four figures: 17,700 credits, $481,500, three projects, 2,150 tonnes retired.',
  },
  {
    id: 'holdings',
    name: 'Holdings',
    screen: 'seller',
    spot: '#projects',
    title: 'Project by project',
    text: 'What each project still owns and is worth at its own price, whether it can be bought, and which steps are done.',
    shows: 'A table of three projects with credits owned, value, status and progress.',
  },
]
