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
    text: 'Attach an ESG report to this bar, or ask it a question. It takes no account, and one file.',
    shows: 'The overview page with its bar for questions and reports.',
  },
  {
    id: 'evidence',
    name: 'Evidence',
    screen: 'evidence',
    spot: '[data-opened]',
    heart: ['[data-opened] [role="group"]'],
    title: 'Every figure has its place',
    text: 'This one is a sample spreadsheet, read into tonnes by scope and category. Open a figure and you see the cell or the page it was read from, in the report’s own words.',
    shows:
      'An analysed report with one figure opened: 8,310 tonnes of purchased goods and services, outlined in its cell of the spreadsheet.',
  },
  {
    id: 'scorecard',
    name: 'Scorecard',
    screen: 'scorecard',
    spot: '[data-scorecard]',
    // From the meaning of the strokes down: without it they are only patterns.
    heart: ['[data-scorecard] figure', '[data-scorecard] details'],
    title: 'Why a project scores what it scores',
    text: 'Six criteria by open rules. Each point names the words of the document it stands on, and what only the kind of project speaks for is marked as such.',
    shows:
      'The scorecard of a forest project: 51 of 100, grade C, 69 % documented, with the points of additionality opened.',
  },
  {
    id: 'checkout',
    name: 'Checkout',
    screen: 'checkout',
    spot: '[data-slip]',
    title: 'One sheet, one total',
    text: 'What the basket holds, who buys it and how it is paid stand on one page. The credits are held for 15 minutes while the payment runs.',
    shows:
      'The checkout of a basket of three projects, with the fields of an invoice and a total of $12,500.',
  },
  {
    id: 'figures',
    name: 'Figures',
    screen: 'buyer',
    spot: '#coverage',
    heart: ['#coverage h2', '#coverage figure'],
    isLarge: true,
    title: 'What a buyer has',
    text: 'What was emitted, and what of it is retired, held and still open. A credit that is held has offset nothing yet: only what is retired counts as offset.',
    shows:
      'A buyer’s dashboard with a footprint of 15,548 tonnes as a river: 400 tonnes are retired, 840 held and 14,308 still open.',
  },
  {
    id: 'proof',
    name: 'Proof',
    screen: 'proof',
    spot: '[data-proof]',
    heart: ['[data-proof] [data-of]', '[data-proof] figure'],
    title: 'A proof that needs no trust in us',
    text: 'A certificate is checked in your own browser: signature, place in the public log, serials, words. This one was made and checked while you walked here.',
    shows:
      'A certificate over the 400 tonnes retired, confirmed by the registry’s own file, and beside it its proof: the path from its entry to the signed root, and the steps of the check, each passed in this browser.',
  },
]
