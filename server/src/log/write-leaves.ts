/**
 * The end of a statement that writes entries: a leaf for each, in their order, without a round trip of its own. The caller
 * hands over which parameters hold the ids and the bytes, and a condition.
 */
export const writeLeaves = ({ ids, bytes, where }: { ids: string; bytes: string; where: string }): string =>
  `insert into log_leaves (entry_id, bytes)
   select entry_id, bytes from unnest(${ids}::uuid[], ${bytes}::bytea[]) with ordinality as new (entry_id, bytes, turn)
   where ${where}
   order by turn`
