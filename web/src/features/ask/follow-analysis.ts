import { analysisApi } from '@ledgerleaf/contract/analysis'
import type { ProgressStep } from '@ledgerleaf/contract/events'
import { hasCode } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { analysisKeys } from '../../nouns/analysis/keys.ts'

const askAgainMs = 2500

type Progress = { state: string; step: ProgressStep; refusal: string | null }

const ask = async (id: string): Promise<Progress | null> => {
  try {
    return await send(analysisApi.progress, { params: { id } })
  } catch (error) {
    // Nobody here may ask about it any more, so there is nothing to wait for.
    return hasCode(error, 'not_found') ? { state: 'gone', step: 'idle', refusal: null } : null
  }
}

/** Until the socket says that something happened, or for a while where there is no socket. */
const untilNews = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      silence()
      signal.removeEventListener('abort', go)
      resolve()
    }
    const timer = setTimeout(go, askAgainMs)
    const silence = stale.listen(([kind]) => {
      if (kind === analysisKeys.all[0]) go()
    })
    signal.addEventListener('abort', go)
  })

/** Waits until an analysis is over and tells its steps on the way. Fails with the reason where it could not be made. */
export const followAnalysis = async (
  id: string,
  onStep: (step: ProgressStep) => void,
  signal: AbortSignal,
): Promise<void> => {
  for (;;) {
    // Listening begins before the question: what happens while it is answered is not missed.
    const news = untilNews(signal)
    const progress = await ask(id)
    signal.throwIfAborted()
    if (progress?.state === 'failed') throw new Error(progress.refusal ?? undefined)
    if (progress?.state === 'completed' || progress?.state === 'gone') return
    if (progress) onStep(progress.step)
    await news
    signal.throwIfAborted()
  }
}
