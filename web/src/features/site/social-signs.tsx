import { sign } from '../../ui/icons.tsx'

/** The signs of the networks, drawn with the stroke of our own. */
export const LinkedInSign = sign(
  'linkedin',
  'M4.75 9.5v10M4.75 4.75V5M10 19.5v-10M10 14.25c0-2.9 1.7-4.75 4.6-4.75s4.65 1.85 4.65 4.75v5.25',
)
export const XSign = sign('x', 'M4.25 4.5H8l11.75 15H16ZM18.75 4.5l-6 6.75M11 13.25 5.25 19.5')
export const BlueskySign = sign(
  'bluesky',
  'M12 11C10.5 8 7.5 5.25 5.25 4.75c-1.5-.3-1.75.75-1.5 2.75.3 3 .75 5 4.25 5-3.5.5-4 2.5-2.5 4 3 2.75 5.25.25 6.5-2.5 1.25 2.75 3.5 5.25 6.5 2.5 1.5-1.5 1-3.5-2.5-4 3.5 0 3.95-2 4.25-5 .25-2 0-3.05-1.5-2.75C16.5 5.25 13.5 8 12 11Z',
)
export const YouTubeSign = sign(
  'youtube',
  'M6.5 5.5h11c2 0 3 1 3 3v7c0 2-1 3-3 3h-11c-2 0-3-1-3-3v-7c0-2 1-3 3-3ZM10 9l5 3-5 3Z',
)
export const InstagramSign = sign(
  'instagram',
  'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.75 7.15v.2',
)
export const FacebookSign = sign('facebook', 'M12 20.5V8.25c0-2.25 1-3.25 3-3.25h1.75M8.25 11.5h8')
/** A branch that leaves a trunk. */
export const GitHubSign = sign(
  'github',
  'M7 7.5v9M7 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM7 16.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM17 5.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM17 9.5c0 4.5-8.5 2.5-10 7',
)
export const GlobeSign = sign(
  'globe',
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c2.6 2.4 3.8 5.2 3.8 8.5s-1.2 6.1-3.8 8.5c-2.6-2.4-3.8-5.2-3.8-8.5s1.2-6.1 3.8-8.5Z',
)
export const MailSign = sign(
  'mail',
  'M4.5 5.5h15c.6 0 1 .4 1 1v11c0 .6-.4 1-1 1h-15c-.6 0-1-.4-1-1v-11c0-.6.4-1 1-1ZM4 7l8 6 8-6',
)
