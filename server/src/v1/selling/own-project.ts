import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireOwn } from '../../supply/project-files/index.ts'
import { findProjectDetail } from '../../views/seller-projects/index.ts'

/** One project of whoever asks; somebody else's is not there. */
export const findOwnDetail = async (db: Reader, sellerId: string, id: string): Promise<ProjectDetail> => {
  await requireOwn(db, id, sellerId)
  const detail = await findProjectDetail(db, id)
  if (!detail) throw new DomainError('not_found')
  return detail
}
