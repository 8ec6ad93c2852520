import { problemRoutes } from './http/problems.routes.ts'
import type { Route } from './http/route.ts'
import { tokenRoutes } from './people/keys/index.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/db.ts'
import { ownKeyRoutes } from './v1/key/index.ts'

type Parts = { config: Config; secret: string; db: Db }

/** Every call of the public API. */
export const v1Routes = (parts: Parts): Route[] => [
  ...problemRoutes(),
  ...tokenRoutes(parts),
  ...ownKeyRoutes(parts),
]
