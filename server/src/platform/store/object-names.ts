import type pg from 'pg'

const namesAtOnce = 1000

/** The names of all documents that can be opened, as the database knew them at that moment. */
export async function* findObjectNames(client: pg.Client): AsyncGenerator<string> {
  let last = ''
  for (;;) {
    const { rows } = await client.query<{ name: string }>(
      'select name from stored_objects where key_id is not null and name > $1 order by name limit $2',
      [last, namesAtOnce],
    )
    for (const { name } of rows) yield name
    last = rows.at(-1)?.name ?? last
    if (rows.length < namesAtOnce) return
  }
}

/** Before documents lay outside of the database there was nothing to copy. */
export const knowsObjects = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query("select to_regclass('public.stored_objects') is not null as knows")
  return rows[0]?.knows === true
}
