import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { RichMessage, TagRenderers } from '@wellmet/platform/messages/messages.ts'

/** A sentence with markup: `richMessage(m.askFor, { name, b: <b /> })`. Each element gets the text of its tag as children. */
export function richMessage<Params, Tags extends string>(
  message: RichMessage<Params, Tags>,
  values: Params & Readonly<Record<Tags, ReactElement>>,
): ReactNode {
  let elements = 0
  const rendered = Object.entries<unknown>(values).map(([name, value]) => [
    name,
    isValidElement(value) ? (chunks: ReactNode[]) => cloneElement(value, { key: elements++ }, ...chunks) : value,
  ])
  // Every element has become the function that fills it, which the compiler cannot follow through the entries.
  return Children.toArray(
    message.rich<ReactNode>(Object.fromEntries(rendered) as Params & TagRenderers<Tags, ReactNode>),
  )
}
