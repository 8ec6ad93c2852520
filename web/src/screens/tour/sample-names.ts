export const sampleNames = { buyer: 'Sample Buyer', seller: 'Sample Seller' } as const
