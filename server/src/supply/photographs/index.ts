export { addPhotograph } from './add-photograph.ts'
export { drawAnew } from './draw-anew.ts'
export { acceptSeen, judgePhotograph } from './judge-photograph.ts'
export { movePhotographs } from './move-photographs.ts'
export { photographPersonalData } from './personal-data.ts'
export {
  countStoredBytes,
  countWaitingPhotographs,
  findHolders,
  findPhotograph,
  findPhotographs,
  findPublicPhotographs,
  findWebp,
  photographsWaitSince,
} from './photograph-queries.ts'
export { removePhotograph } from './remove-photograph.ts'
