import { type ModelUse, modelUseInWords } from '@ledgerleaf/contract/model-use'

/** What a language model had to do with this reading; nothing where none was asked. */
export const ModelLine = ({ use }: { use: ModelUse | null }) =>
  use && <p className="text-muted text-sm">{modelUseInWords(use)}</p>
