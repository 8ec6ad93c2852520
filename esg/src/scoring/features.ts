/** Named numbers; what is absent is 0. */
export type Features = Record<string, number>
