/** Where the retirements of one project stand on the page of those at registries. */
export const retirementsAt = (projectId: string): string => `retire-${projectId}`
