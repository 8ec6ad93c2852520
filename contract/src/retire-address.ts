/** What is to be retired and for which footprint, as an address carries it from where it was worked out to the form. */
export type RetireWish = { year: number | null; tonnes: number | null }

const whole = (text: string | null, most: number): number | null =>
  text !== null && /^[1-9]\d*$/.test(text) && Number(text) <= most ? Number(text) : null

export const readRetireWish = (params: URLSearchParams): RetireWish => ({
  year: whole(params.get('year'), 9999),
  tonnes: whole(params.get('tonnes'), Number.MAX_SAFE_INTEGER),
})

/** The form that retires so many of the credits one holds, for the footprint of a year. */
export const wayToRetire = ({ year, tonnes }: { year: number; tonnes: number }): string =>
  `/retire/all?${new URLSearchParams({ year: String(year), tonnes: String(tonnes) })}`
