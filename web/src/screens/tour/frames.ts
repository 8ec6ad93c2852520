import type { ComponentType, ReactNode } from 'react'

export type TourFrames = Record<'site' | 'buyer' | 'seller', ComponentType<{ children: ReactNode }>>
