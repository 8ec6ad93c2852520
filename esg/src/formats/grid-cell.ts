/** A cell of a grid: its place, how far it reaches, and what it is called in evidence. */
export type GridCell = {
  text: string
  row: number
  column: number
  span: number
  ref: string
  bold?: boolean
  indent?: number
  filled?: boolean
}
