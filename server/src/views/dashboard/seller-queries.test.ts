import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backingTasks } from '../../supply/backing/index.ts'
import { findSellerFacts } from '../../supply/project-files/index.ts'
import { matchBackingTask } from '../../supply/registry-records/index.ts'
import { doTask } from '../../testing/do-task.ts'
import { registrySays } from '../../testing/registry-says.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { offerCredits } from '../../testing/test-market.ts'
import { sellerQueries } from './seller-queries.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('what nobody can buy is not called active, says why, and is not counted into the value', async () => {
  const sellerId = randomUUID()
  const { db, pool } = database
  const { batch, project } = await offerCredits(db, { sellerId })
  const own = () => sellerQueries(db).findProjects(sellerId)
  expect(await own()).toMatchObject([{ status: 'Active', stoppedBy: '', valueCents: 43_500 }])
  const { rows } = await pool.query('select registry_project_id from projects where id = $1', [project.id])
  const { registry } = batch
  await registrySays(db, {
    registry,
    projectId: rows[0].registry_project_id,
    prefix: project.name,
    first: 1,
    last: 100,
    vintage: { startsOn: '2024-01-01', endsOn: '2024-12-31' },
    state: 'retired',
    asOf: '2026-03-31',
  })
  const tasks = backingTasks({ db, publicUrl: 'http://127.0.0.1', alertMail: [] })
  await doTask(tasks, matchBackingTask, { registry })
  expect(await own()).toMatchObject([{ status: 'Off sale', stoppedBy: 'registry', valueCents: 0 }])
  expect(await findSellerFacts(db, sellerId)).toMatchObject([{ listings: 1, openListings: 0 }])
})
