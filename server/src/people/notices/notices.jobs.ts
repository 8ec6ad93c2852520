import type { Logger } from 'pino'
import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { memberChangedTask } from '../organisations/index.ts'
import { findDayReaders, mailDay, mailNotice, type NoticeSender } from './mail-notices.ts'
import { mailDayTask, mailNoticeTask } from './notices.tasks.ts'
import { sweepNoticesOfLeavers, sweepOldNotices } from './sweep-notices.ts'

type Parts = NoticeSender & { db: Db; log: Logger }

export const noticeTasks = ({ db, log, ...sender }: Parts): TaskHandler[] => [
  does(mailNoticeTask, ({ noticeId }) =>
    inTransaction(db, (tx) => mailNotice(tx, noticeId, sender, new Date())),
  ),
  does(mailDayTask, async () => {
    const now = new Date()
    await sweepOldNotices(db, now)
    // One that fails must not keep the others from their mails; it is told the next day.
    for (const personId of await findDayReaders(db))
      try {
        await inTransaction(db, (tx) => mailDay(tx, personId, sender, now))
      } catch (error) {
        log.error(
          { code: 'notices-not-mailed', err: error, person: personId },
          'the mail of the day was not written',
        )
      }
  }),
  does(memberChangedTask, ({ organisationId }) => sweepNoticesOfLeavers(db, organisationId)),
]
