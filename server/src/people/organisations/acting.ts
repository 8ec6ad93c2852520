/** Who does something, and for which organisation. */
export type Acting = { personId: string; organisationId: string }
