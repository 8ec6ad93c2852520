import { request } from '@playwright/test'
import { demoPeople } from '../../server/src/demo/demo-people.ts'
import { giveOperatorsPasskeys } from './second-factor.ts'

/** Runs once, when the server is up and before the first test. */
export default (): Promise<void> =>
  giveOperatorsPasskeys(() => request.newContext(), [demoPeople.operator, demoPeople.second])
