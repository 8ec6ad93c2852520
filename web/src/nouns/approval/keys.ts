/** What waits to be approved, and what one may do alone. */
export const approvalKeys = {
  all: ['approval'] as const,
  standing: ['approval', 'standing'] as const,
  requests: ['approval', 'requests'] as const,
}
