/** A market before a busy year, and after it. */
export const sides = ['empty', 'full'] as const
export type Side = (typeof sides)[number]
export type Both<T> = Record<Side, T>

export const both = async <T>(work: (side: Side) => Promise<T>): Promise<Both<T>> => ({
  empty: await work('empty'),
  full: await work('full'),
})
