import { type Notified, notify } from '../../people/notices/index.ts'
import type { Tx } from '../../platform/db.ts'

type Read = { organisationId: string; analysisId: string; fileName: string }

/** That a report was read, for whoever prepares; told a second time it is heard once, with the day of the first. */
export const readNotice = ({ organisationId, analysisId, fileName }: Read): Notified => ({
  organisationId,
  to: 'prepare',
  kind: 'analyses',
  key: `analysed:${analysisId}`,
  title: `“${fileName}” was read`,
  words: 'Its figures stand beside the places they were found at.',
  href: `/analysis/${analysisId}`,
})

/** Tells it before the reader has come to it: of a report of the past, which is read when the server first runs. */
export const tellRead = (tx: Tx, read: Read, at: Date): Promise<void> => notify(tx, readNotice(read), at)
