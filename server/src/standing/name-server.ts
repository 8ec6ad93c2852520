import { hostname } from 'node:os'
import type { Config } from '../platform/config.ts'

/** Which of several servers this is, in a name that stays over restarts. */
export const nameServer = ({ port }: Pick<Config, 'port'>): string => `${hostname()}:${port}`
