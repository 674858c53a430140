import { Children, type ReactNode } from 'react'
import type { RichMessage, TagRenderers } from '@wellmet/platform/messages/messages.ts'

/** A sentence with markup: `richMessage(m.askFor, { name, b: (chunks) => <b>{chunks}</b> })`. Tags do not nest. */
export const richMessage = <Params, Tags extends string>(
  message: RichMessage<Params, Tags>,
  values: Params & TagRenderers<Tags, ReactNode>,
): ReactNode => Children.toArray(message.rich<ReactNode>(values))
