import { useMedia } from './use-media.ts'

/** Whether the screen is a phone's: where one thing stands in two places by its width, and must be there once. */
export const usePhone = (): boolean => useMedia('(width < 40rem)', false)
