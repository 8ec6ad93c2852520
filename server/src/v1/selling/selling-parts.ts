import type { Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { Store } from '../../platform/store/open-store.ts'

export type SellingParts = { config: Config; secret: string; db: Db; reader: Reader; store: Store }

export const requireSeller = ({ roles }: { roles: readonly string[] }): void => {
  if (!roles.includes('seller'))
    throw new DomainError('forbidden', { message: 'Open a seller account to do this.' })
}
