import { ClaimDraft } from '@ledgerleaf/contract/claims'
import type { Figure, Ledgerleaf } from '@ledgerleaf/sdk'
import * as z from 'zod/mini'
import { checkCertificate } from './check-certificate.ts'
import { tool } from './tool.ts'

const Id = z.string().check(z.minLength(1), z.maxLength(100))

const findFigure = async (ledgerleaf: Ledgerleaf, analysis: string, id: string): Promise<Figure | null> => {
  for await (const figure of ledgerleaf.analyses.inventory(analysis, { limit: 100 }))
    if (figure.id === id) return figure
  return null
}

const sources = {
  read: 'It stands in the document, at the place and in the words of the evidence.',
  computed: 'It was computed from other figures or from activity data; where there is evidence, from that.',
  person: 'A person entered or corrected it.',
} as const

/** What looks, and changes nothing. */
export const readingTools = [
  tool({
    name: 'list_reports',
    title: 'List reports',
    description:
      'The ESG reports of the organisation that were read or are being read, the newest first, at most 50.',
    isReading: true,
    input: z.object({}),
    run: async (ledgerleaf) => ({ reports: await ledgerleaf.analyses.list({ limit: 50 }).toArray(50) }),
  }),
  tool({
    name: 'read_report',
    title: 'Read a report',
    description:
      'What was found in one report: its emissions by metric and year, each with the page or cell and the words it stands on. A page of figures at a time. Figures are what the report says, not what is true.',
    isReading: true,
    input: z.object({ analysis: Id, cursor: z.optional(Id) }),
    run: async (ledgerleaf, { analysis, cursor }) => {
      const query = { limit: 100, ...(cursor ? { cursor } : {}) }
      const [report, figures] = await Promise.all([
        ledgerleaf.analyses.get(analysis),
        ledgerleaf.analyses.inventory(analysis, query).first(),
      ])
      return { report, figures: figures.data, nextCursor: figures.nextCursor }
    },
  }),
  tool({
    name: 'explain_figure',
    title: 'Explain a figure',
    description:
      'Where one figure of a report comes from: the page or cell, the words quoted, whether it was read, computed or entered by a person, and whether it is doubtful.',
    isReading: true,
    input: z.object({ analysis: Id, figure: Id }),
    run: async (ledgerleaf, { analysis, figure }) => {
      const found = await findFigure(ledgerleaf, analysis, figure)
      return found
        ? { figure: found, comesFrom: sources[found.source] }
        : { figure: null, comesFrom: 'There is no such figure in this report.' }
    },
  }),
  tool({
    name: 'list_holdings',
    title: 'List holdings',
    description: 'Credits the organisation holds and has not retired. They have offset nothing yet.',
    isReading: true,
    input: z.object({}),
    run: async (ledgerleaf) => ({ holdings: await ledgerleaf.holdings.list({ limit: 100 }).toArray(500) }),
  }),
  tool({
    name: 'recommend',
    title: 'Recommend a basket',
    description:
      'The best basket of credits on sale now for so many tonnes, with the reasons and what each limit costs. It buys, holds and reserves nothing; prices may change at any time.',
    isReading: true,
    input: z.object({
      tonnes: z.int().check(z.minimum(1), z.maximum(10_000_000)),
      goal: z._default(z.enum(['cost', 'quality', 'tonnes']), 'cost'),
      budgetCents: z.optional(z.int().check(z.minimum(1))),
    }),
    run: (ledgerleaf, { tonnes, goal, budgetCents }) =>
      ledgerleaf.recommendations.create({
        quantity: { amount: tonnes },
        goal,
        ...(budgetCents === undefined ? {} : { budget: { amount: budgetCents } }),
      }),
  }),
  tool({
    name: 'check_claim',
    title: 'Check a claim',
    description:
      'Words a company wants to publish about its climate action, held against the rules of the markets named and against what it retired. The answer is allowed, on conditions, not allowed or not understood; it is no legal advice.',
    isReading: true,
    input: ClaimDraft,
    run: (ledgerleaf, draft) =>
      ledgerleaf.claims.check(draft as Parameters<typeof ledgerleaf.claims.check>[0]),
  }),
  tool({
    name: 'verify_certificate',
    title: 'Verify a certificate',
    description:
      'Whether a retirement certificate is in the public log, proven step by step. It is checked with the keys this server publishes: who does not trust it checks the file offline with a key they know.',
    isReading: true,
    input: z.object({ certificate: z.uuid() }),
    run: async (ledgerleaf, { certificate: id }) => {
      const { file: _, ...certificate } = await ledgerleaf.certificates.get(id)
      const checked = await checkCertificate({ ...certificate, file: _ })
      return { certificate, checked: checked ?? 'There is no proof to check yet.' }
    },
  }),
  tool({
    name: 'check_proposal',
    title: 'Check a proposal',
    description: 'What became of something that was proposed: waiting, approved, done, refused or lapsed.',
    isReading: true,
    input: z.object({ proposal: Id }),
    run: (ledgerleaf, { proposal }) => ledgerleaf.approvals.get(proposal),
  }),
]
