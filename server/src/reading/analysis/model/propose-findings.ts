import type { ModelUse } from '@ledgerleaf/contract/model-use'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { ModelConfig } from '../../../platform/config.ts'
import { answerTokensMax, consultModel, type ModelAnswer } from '../../../platform/language-model.ts'
import type { NewFinding, ReadReport } from '../save-reading.ts'
import { type AskedPage, choosePages } from './choose-pages.ts'
import { settleProposals } from './settle-proposals.ts'
import { ModelProposal, type ProposalRefusal, type Verified, verifyProposal } from './verify-proposal.ts'
import { type PageQuestion, writeQuestion } from './write-question.ts'

const proposalsMax = 60
const pictureBytesMax = 4 * 1024 * 1024

const Proposals = z.object({ findings: z.array(z.unknown()) })

export type ProposalParts = {
  /** Ends the asking, whatever the model is doing then. */
  signal: AbortSignal
  drawPage: (page: number) => Promise<Buffer>
  log: Logger
}
export type Proposed = { findings: NewFinding[]; modelUse: ModelUse | null }

/** Settles as the work does, or fails with the signal. */
const until = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })

/** A page without a picture is asked about by its text. */
const pictureOf = async ({ page }: AskedPage, { signal, drawPage, log }: ProposalParts) => {
  try {
    const png = await until(signal, drawPage(page))
    return png.length <= pictureBytesMax ? png : null
  } catch (error) {
    log.warn({ code: 'model-page-not-drawn', error }, 'a page could not be drawn for the language model')
    return null
  }
}

type ProposalOutcome = { verified: Verified[]; refused: string[] }

/** What the model says of one page, as far as the page bears it out; null where it is not of the form asked for. */
const verifyAll = (json: unknown, asked: AskedPage, perimeter: string | null): ProposalOutcome | null => {
  const answer = Proposals.safeParse(json)
  if (!answer.success) return null
  const outcomes = answer.data.findings.map((said, at): Verified | ProposalRefusal | 'form' => {
    const proposal = at < proposalsMax ? ModelProposal.safeParse(said) : null
    return proposal?.success ? verifyProposal(proposal.data, asked, perimeter) : 'form'
  })
  return {
    verified: outcomes.filter((outcome) => typeof outcome !== 'string'),
    refused: outcomes.filter((outcome) => typeof outcome === 'string'),
  }
}

const consult = async (
  model: ModelConfig,
  { messages, schema }: PageQuestion,
  { signal, log }: ProposalParts,
): Promise<ModelAnswer | null> => {
  try {
    return await consultModel(model, { messages, schema, signal })
  } catch (error) {
    log.warn({ code: 'model-no-answer', error }, 'the language model did not answer')
    return null
  }
}

/** Page after page, as long as pages, tokens and time last. */
const askAll = async (model: ModelConfig, { analysis, pages }: ReadReport, parts: ProposalParts) => {
  const { gaps, perimeter, stats } = analysis
  const told = { pages: 0, unanswered: 0, tokens: null as number | null }
  const outcomes: ProposalOutcome[] = []
  let spent = 0
  for (const asked of choosePages(gaps, pages, model.pagesMax)) {
    const picture = model.vision && stats.format === 'pdf' ? await pictureOf(asked, parts) : null
    const question = writeQuestion(asked, picture)
    const tokensExpected = question.tokensExpected + answerTokensMax
    if (parts.signal.aborted || spent + tokensExpected > model.tokensMax) continue
    told.pages += 1
    const answer = await consult(model, question, parts)
    // What is not told, or did not come, may have cost as much as was expected.
    spent += answer?.tokens ?? tokensExpected
    if (typeof answer?.tokens === 'number') told.tokens = (told.tokens ?? 0) + answer.tokens
    const outcome = answer && verifyAll(answer.json, asked, perimeter)
    if (outcome) outcomes.push(outcome)
    else told.unanswered += 1
  }
  return { told, outcomes }
}

/**
 * Asks a configured model about the pages that left a gap or a conflict, and about nothing else. What it says counts only
 * if it stands on the page and fits everything else that was read; a model that fails leaves the reading as it is.
 */
export const proposeFindings = async (
  model: ModelConfig | null,
  report: ReadReport,
  parts: ProposalParts,
): Promise<Proposed> => {
  const begun = performance.now()
  const { told, outcomes } = model ? await askAll(model, report, parts) : { told: null, outcomes: [] }
  const settled = settleProposals(
    report.analysis,
    outcomes.flatMap(({ verified }) => verified),
  )
  if (!told || told.pages === 0) return { findings: settled.findings, modelUse: null }
  const refused = [...outcomes.flatMap((outcome) => outcome.refused), ...settled.refused]
  const milliseconds = Math.round(performance.now() - begun)
  const modelUse = { ...told, milliseconds, accepted: settled.accepted, refused: refused.length }
  parts.log.info({ code: 'model-asked', ...modelUse, refusals: refused }, 'a language model was asked')
  return { findings: settled.findings, modelUse }
}
