import { firstCalls } from '@ledgerleaf/contract/first-calls'
import type { siteApi } from '@ledgerleaf/contract/site'
import { createAnswer, useAnswer } from './answer.ts'
import { send } from './client.ts'

const site = createAnswer(['site'], () => send<typeof siteApi.info>(firstCalls.siteInfo))

/** What this installation is configured to show; undefined until the server has said so. */
export const useSiteInfo = () => useAnswer(site).data
