/** A number of the document somebody chose, where it stands, and how others beside it are written. */
export type Picked = { id: string; text: string; place: string; beside: readonly string[] }
export type OnPick = (picked: Picked) => void
