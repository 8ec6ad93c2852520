import { ownKeyApi } from '@ledgerleaf/contract/v1/key'
import { type Route, route } from '../../http/route.ts'
import { findLimit } from '../../people/approvals/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { dollars, tonnes } from '../shapes/index.ts'

const orNone = <Amount>(value: number | null, write: (value: number) => Amount): Amount | null =>
  value === null ? null : write(value)

/** Who a program is, and what it may still do alone. */
export const ownKeyRoutes = ({ config, db }: { config: Pick<Config, 'livemode'>; db: Db }): Route[] => [
  route(ownKeyApi.find, async ({ caller }) => {
    const { key, organisationId, company, memberRole } = caller
    const { buyCents, retireTonnes, left } = await findLimit(db, caller)
    return {
      object: 'key' as const,
      id: key.id,
      name: key.name,
      livemode: config.livemode,
      mode: key.mode,
      scopes: [...key.scopes],
      organisation: { id: organisationId, name: company },
      role: memberRole,
      // What it was not made for it may do nothing of, whatever its member may.
      trade: key.scopes.includes('trade')
        ? { limit: orNone(buyCents, dollars), left: orNone(left.buyCents, dollars) }
        : { limit: dollars(0), left: dollars(0) },
      retire: key.scopes.includes('retire')
        ? { limit: orNone(retireTonnes, tonnes), left: orNone(left.retireTonnes, tonnes) }
        : { limit: tonnes(0), left: tonnes(0) },
    }
  }),
]
