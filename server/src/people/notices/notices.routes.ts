import { noticesApi } from '@ledgerleaf/contract/notices'
import { command, done, type Route, route } from '../../http/route.ts'
import { stopRoutes } from '../../http/stop-routes.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { chooseMails, stopNoticeMails } from './choose-mails.ts'
import { findNotices, findPreferences } from './notice-queries.ts'
import { readAllNotices, readNotice } from './read-notices.ts'

type Parts = { db: Db; reader: Reader; secret: string }

export const noticeRoutes = ({ db, reader, secret }: Parts): Route[] => [
  route(noticesApi.list, async ({ caller, query }) => {
    const page = await findNotices(reader, caller, query)
    // Whoever came through a provider of one organisation is not told of others.
    return caller.isLimited ? { ...page, elsewhere: [] } : page
  }),
  command(db, noticesApi.read, async (tx, { caller, params, now }) => {
    await readNotice(tx, caller, params.id, now)
    return done
  }),
  command(db, noticesApi.readAll, async (tx, { caller, now }) => {
    await readAllNotices(tx, caller, now)
    return done
  }),
  route(noticesApi.preferences, async ({ caller }) => ({
    preferences: await findPreferences(reader, caller.personId),
  })),
  command(db, noticesApi.prefer, async (tx, { caller, body }) => {
    await chooseMails(tx, caller.personId, [body])
    return done
  }),
  ...stopRoutes({
    db,
    secret,
    api: noticesApi,
    stopped: 'notices',
    stop: (personId) => stopNoticeMails(db, personId),
  }),
]
