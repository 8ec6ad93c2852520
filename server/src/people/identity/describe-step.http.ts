import type { SignInStep } from '@ledgerleaf/contract/sign-in-step'
import type { FastifyRequest } from 'fastify'
import { isAtHome, isOwnMachine } from '../../http/own-machine.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { findPublicCode, findWays, relyingParty } from '../factors/index.ts'

type Parts = { db: Db; config: Config; secret: string }

/** What is still asked for. Only who sits at the machine of the demo itself reads the code of a demo account here. */
export const describeStep = async (
  { db, config, secret }: Parts,
  request: FastifyRequest,
  personId: string,
  now: Date,
): Promise<SignInStep> => ({
  ways: await findWays(db, personId),
  canHavePasskeys: relyingParty(config) !== null,
  demoCode:
    config.demo && isAtHome(config) && isOwnMachine(request)
      ? await findPublicCode(db, secret, personId, now)
      : null,
})
