import type { ComponentType, ReactNode } from 'react'

export type TourFrames = Record<'site' | 'buyer', ComponentType<{ children: ReactNode }>>
