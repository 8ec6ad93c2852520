/** Who does something, and for which organisation; where a program does it, by which key. */
export type Acting = { personId: string; organisationId: string; keyId?: string | null }
