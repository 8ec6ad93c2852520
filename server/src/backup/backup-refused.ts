import { StartError } from '../platform/start-error.ts'

/** Why a backup is not made or not taken back, in one sentence for the operator. Nothing was changed by then. */
export class BackupRefused extends StartError {}
