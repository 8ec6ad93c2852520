/** Both methods of Scope 2, and all categories of Scope 3, are told apart by the same signs. */
export const familyOf = (metric: string) =>
  metric.startsWith('scope2') ? 'scope2' : metric.startsWith('scope3_cat') ? 'category' : metric
