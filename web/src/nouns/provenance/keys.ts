export const provenanceKeys = { all: ['provenance'] as const, proofs: ['proofs'] as const }
