/** Whom one belongs to, and what the one that is acted for says of itself. */
export const organisationKeys = {
  all: ['organisation'] as const,
  mine: ['organisation', 'mine'] as const,
  details: ['organisation', 'details'] as const,
  members: ['organisation', 'members'] as const,
  provider: ['organisation', 'provider'] as const,
  webhooks: ['organisation', 'webhooks'] as const,
  keys: ['organisation', 'keys'] as const,
  invitation: ['organisation', 'invitation'] as const,
}
