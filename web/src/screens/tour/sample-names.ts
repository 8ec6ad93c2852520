export const sampleNames = { buyer: 'Sample Buyer' } as const
