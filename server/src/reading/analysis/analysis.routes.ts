import { analysisApi } from '@ledgerleaf/contract/analysis'
import { inventoryApi } from '@ledgerleaf/contract/corrections'
import { type Call, command, done, type Route, route } from '../../http/route.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import type { AnalysisParts } from './analysis-parts.ts'
import { findAnalyses, findAnalysis, findOwned } from './analysis-queries.ts'
import { answerQuestion } from './assistant/answer-question.ts'
import { findKnown } from './assistant/find-known.ts'
import { suggestQuestions } from './assistant/suggest-questions.ts'
import { ownerOfCall } from './caller.http.ts'
import { correctFigure } from './correct-figure.ts'
import { documentRoutes } from './document.routes.ts'
import { exportRoutes } from './export.routes.ts'
import { removeAnalysis } from './remove-analysis.ts'
import { turnCorrection } from './turn-correction.ts'
import { uploadRoutes } from './upload.routes.ts'

const questionsFromOneNetwork = { limit: 60, windowSeconds: 10 * 60 }

export const analysisRoutes = (parts: AnalysisParts): Route[] => {
  const { config, db, log } = parts
  const makerOf = (call: Pick<Call<typeof inventoryApi.correct>, 'caller' | 'request'>) => ({
    owner: ownerOfCall(parts, call),
    name: call.caller?.email ?? 'visitor',
  })
  return [
    ...uploadRoutes(parts),
    ...documentRoutes(parts),
    ...exportRoutes(parts),
    route(analysisApi.list, async (call) => {
      try {
        return { analyses: await findAnalyses(db, ownerOfCall(parts, call)) }
      } catch (error) {
        // Nobody's list is empty; only a single analysis can be missing.
        if (error instanceof DomainError && error.code === 'not_found') return { analyses: [] }
        throw error
      }
    }),
    route(analysisApi.read, (call) => findAnalysis(db, ownerOfCall(parts, call), call.params.id)),
    route(analysisApi.progress, async (call) => {
      const { report } = await findOwned(db, ownerOfCall(parts, call), call.params.id)
      return { state: report.state, step: report.step, refusal: report.refusal }
    }),
    command(db, inventoryApi.correct, (tx, call) =>
      correctFigure(tx, makerOf(call), call.params.id, call.body, call.now),
    ),
    command(db, inventoryApi.turn, (tx, call) =>
      turnCorrection(tx, makerOf(call), call.params.id, call.params, call.now),
    ),
    command(db, analysisApi.remove, async (tx, call) => {
      await removeAnalysis(tx, ownerOfCall(parts, call), call.params.id)
      return done
    }),
    route(analysisApi.suggest, async (call) => {
      const upload = await findOwned(db, ownerOfCall(parts, call), call.params.id)
      return { questions: suggestQuestions(await findKnown(db, upload)) }
    }),
    route(analysisApi.ask, async (call) => {
      const upload = await findOwned(db, ownerOfCall(parts, call), call.params.id)
      await consume(
        db,
        limitKey('question', callerNetwork(call.request.ip)),
        questionsFromOneNetwork,
        call.now,
      )
      const known = await findKnown(db, upload)
      return answerQuestion(db, config.languageModel, upload.report.id, known, call.body.question, log)
    }),
  ]
}
