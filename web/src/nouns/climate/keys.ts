/** The own one below the organisation's: what is told of a member or a name makes it stale too. */
export const climateKeys = {
  own: ['organisation', 'climate-page'] as const,
  page: ['climate'] as const,
}
