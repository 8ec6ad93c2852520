import { offsetRule } from '@ledgerleaf/contract/offset-words'
import { suggestions } from './suggestions.ts'

export type HelpTopic = {
  keywords: readonly string[]
  question: string
  answer: string
  /** The place in the product where one can go on from the answer. */
  link: { to: string; label: string }
}

/** What the bar knows, in the order in which it is looked up: the first topic with a matching keyword answers. */
export const topics: readonly HelpTopic[] = [
  {
    keywords: ['carbon footprint', 'offset', 'carbon offset', 'footprint'],
    question: suggestions[0],
    answer: `Measure first, reduce what you can, then offset the rest. Attach your ESG report to the bar above and its Scope 1, 2 and 3 figures are read with the page each came from. Buy credits for the tonnes that remain. ${offsetRule}`,
    link: { to: '/#how-it-works', label: 'See the four steps' },
  },
  {
    keywords: ['ai', 'artificial intelligence', 'esg', 'analyze', 'analysis'],
    question: suggestions[1],
    answer:
      'It looks for emission figures in your document, brings them to tonnes of CO2e by scope, category and year, and keeps the page or cell beside each one. A figure it cannot find on the page is left out, and doubt is shown as doubt. It then flags what a named rule would question.',
    link: { to: '/#features', label: 'See what an analysis holds' },
  },
  {
    keywords: ['carbon credit', 'credits', 'purchase', 'buy', 'buying'],
    question: suggestions[2],
    answer:
      'Choose a basket, or single listings, and pay by card. Credits can be bought spot, as a forward for later delivery, or by subscription. One credit is one tonne of CO2e, named by registry, vintage and serial number. You can start with a welcome basket of three projects for $100, without an account.',
    link: { to: '/#plans', label: 'See the three welcome baskets' },
  },
  {
    keywords: ['net zero', 'net-zero', 'zero', 'target'],
    question: 'How do I reach net zero?',
    answer:
      'Net zero means cutting emissions as far as you can across all scopes and removing what is left. Credits cover the remainder and do not replace the cuts. In your account, tonnes held and tonnes retired stand side by side, so you can see how far a target is met by retirement and not only by purchase.',
    link: { to: '/signup', label: 'Create an account' },
  },
  {
    keywords: ['esg report', 'report', 'upload', 'document'],
    question: 'How do I upload an ESG report?',
    answer:
      'Drop a file on the bar, or use the paper clip. PDF, CSV, Excel and Word are read, up to 25 MB, and no account is needed. While it is read, the bar shows each step.',
    link: { to: '/#ask', label: 'Choose a file' },
  },
  {
    keywords: ['platform', 'how it works', 'steps', 'process'],
    question: 'How does the platform work?',
    answer:
      'Four steps: you upload ESG data, it is analysed, credits are recommended within your own limits, and you retire what you bought with a certificate that anyone can check. The guided tour walks through the screens on sample data.',
    link: { to: '/tour', label: 'Take the tour' },
  },
  {
    keywords: ['compliance', 'risk', 'flags', 'regulations'],
    question: 'How do you handle compliance risks?',
    answer:
      'Each flag names the rule it comes from and the passage that raised it, so that you or your auditor can judge it. Retirements come with certificates and reports that list the serial numbers. Flags are a reading aid and no legal advice.',
    link: { to: '/whoweare', label: 'Read how we judge quality' },
  },
  {
    keywords: ['sourcing', 'source', 'find', 'credits'],
    question: 'Where do the credits come from?',
    answer:
      'From project owners who list on Ledgerleaf: forests, biochar, blue carbon, direct air capture and enhanced rock weathering. Each project names its standard, such as Verra VCS, Gold Standard or CCBS, and nothing of it is sold before an operator has approved its file. Its score, with the pages behind each point, stands on its page.',
    link: { to: '/sellers', label: 'Meet the sellers' },
  },
]
