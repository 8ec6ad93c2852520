/** Why the server cannot start, in one sentence for whoever started it: printed as it stands, without a stack. */
export class StartError extends Error {}
