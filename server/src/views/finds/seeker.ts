/** Who looks for something, as far as it decides what may be found. */
export type Seeker = { personId: string; isOperator: boolean }
