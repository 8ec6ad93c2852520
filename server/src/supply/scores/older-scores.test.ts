import { expect, test } from 'vitest'
import { migrate } from '../../platform/migrate.ts'
import { olderDatabase } from '../../testing/older-database.ts'

test('of scores an older version kept, those up to the last approval are shown to strangers', async () => {
  const { pool, drop } = await olderDatabase('0092')
  /** Scored 40 before the approval of 3 February, and 60 after it. */
  const plant = async (project: string, isApproved: boolean, wasApproved = true) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into projects (id, seller_id, name, created_at, approved_at)
       values (gen_random_uuid(), gen_random_uuid(), $1, now(), $2) returning id`,
      [project, isApproved ? '2026-02-03' : null],
    )
    const id = rows[0]?.id
    if (wasApproved)
      await pool.query(
        `insert into file_versions (project_id, version, approved_at) values ($1, 1, '2026-02-03')`,
        [id],
      )
    for (const [value, on] of [
      [40, '2026-02-02'],
      [60, '2026-02-04'],
    ])
      await pool.query(
        `insert into scores (project_id, vintage, rule_set, value, grade, confidence, card, scored_at)
         values ($1, 2023, 'screening-2', $2, 'D', 20, '{}', $3)`,
        [id, value, on],
      )
  }
  await plant('Approved', true)
  await plant('Changed since', false)
  await plant('Never approved', false, false)
  await migrate(pool)
  const { rows } = await pool.query(
    `select project.name, current.value, draft.value as draft from projects project
       join draft_scores draft on draft.project_id = project.id
       left join current_scores current on current.project_id = project.id order by project.name`,
  )
  expect(rows).toEqual([
    { name: 'Approved', value: 60, draft: 60 },
    { name: 'Changed since', value: 40, draft: 60 },
    { name: 'Never approved', value: null, draft: 60 },
  ])
  await drop()
})
