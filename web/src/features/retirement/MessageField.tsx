import type { ComponentProps } from 'react'
import { TextArea } from '../../ui/TextArea.tsx'

/** A sentence of their own on the certificate. */
export const MessageField = (rest: Omit<ComponentProps<typeof TextArea>, 'label'>) => (
  <TextArea label="Message on the certificate (optional)" rows={3} {...rest} />
)
