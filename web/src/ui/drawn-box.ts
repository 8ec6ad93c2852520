/** A place on a page, in the measure the page has. */
export type DrawnBox = { x0: number; y0: number; x1: number; y1: number }
