import { eq } from 'drizzle-orm'
import { notify } from '../../people/notices/index.ts'
import { findOrganisation, renamedTask } from '../../people/organisations/index.ts'
import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { climatePages } from './climate-pages.tables.ts'
import { whyRenamed } from './why-withheld.ts'

/** Tells whoever may show the page again that nobody sees it since the organisation has another name. */
export const climatePageTasks = ({ db }: { db: Db }): TaskHandler[] => [
  does(renamedTask, ({ organisationId }) =>
    inTransaction(db, async (tx) => {
      const [page] = await tx
        .select()
        .from(climatePages)
        .where(eq(climatePages.organisationId, organisationId))
      const { name } = await findOrganisation(tx, organisationId)
      const words = page && whyRenamed(name, page)
      if (!words) return
      const key = `climate-page-renamed:${page.changedAt.toISOString()}:${name}`
      const title = 'Your climate page is not shown'
      await notify(
        tx,
        { organisationId, to: 'manage', kind: 'members', key, title, words, href: '/organisation#climate' },
        new Date(),
      )
    }),
  ),
]
