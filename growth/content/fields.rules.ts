import { z } from 'zod'
import { fieldMessages } from '@wellmet/platform/contract/field.messages.ts'
import { Text } from '@wellmet/platform/contract/shapes.ts'

/** One field of a kind. Every value is text, so that all kinds have one editor, one history and one sanitizer. */
export interface Field {
  as: 'line' | 'text' | 'markdown' | 'choice'
  label: () => string
  most: number
  choices?: readonly string[]
}

export const line = (label: () => string, most = 120): Field => ({ as: 'line', label, most })
export const text = (label: () => string, most = 500): Field => ({ as: 'text', label, most })
export const markdown = (label: () => string, most = 20_000): Field => ({ as: 'markdown', label, most })
export const choice = (label: () => string, choices: readonly string[]): Field => ({
  as: 'choice',
  label,
  most: 40,
  choices,
})

export type Fields = Readonly<Record<string, Field>>

function shapeOf({ as, most, choices }: Field): z.ZodType<string, string> {
  if (as === 'choice') return z.enum(choices as [string, ...string[]])
  if (as !== 'line') return Text(most)
  return Text(most).refine((typed) => !/[\r\n\t]/.test(typed), { error: () => fieldMessages.notOneLine() })
}

export const shapeOfAll = (fields: Fields) =>
  z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shapeOf(field)])))
