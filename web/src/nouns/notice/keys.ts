/** What somebody was told, and how they want it by mail. */
export const noticeKeys = {
  all: ['notice'] as const,
  newest: ['notice', 'newest'] as const,
  pages: ['notice', 'pages'] as const,
  preferences: ['notice', 'preferences'] as const,
}
