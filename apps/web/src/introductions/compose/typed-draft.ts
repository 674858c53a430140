import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { deleteSessionText, readSessionText, saveSessionText } from '../../kit/session-texts.ts'
import type { Draft, Values } from './draft-values.ts'

type Typed = { at: number; values: Values }

const mostDays = 30

/** By user and workspace, and by the draft or by whom it is about and through whom: it names the connector. */
export const typedKey = (
  who: string,
  workspace: string,
  { saved, target, connector }: Pick<Draft, 'saved' | 'target' | 'connector'>,
): string => {
  const about = saved ? `request:${saved.id}` : `person:${target.personId ?? target.name}`
  return `draft.${who}.${workspace}.${about}.via:${connector.personId}`
}

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && 'values' in value && 'at' in value

/** What was typed before; null if nothing was, or too long ago. */
export const findTyped = (key: string, { values }: Pick<Draft, 'values'>, now = Date.now()): Values | null => {
  const found = readSessionText(key)
  if (!isTyped(found) || now - found.at > mostDays * millisecondsPerDay) return null
  return { ...values, ...found.values }
}

export const saveTyped = (key: string, values: Values): void =>
  saveSessionText(key, { at: Date.now(), values } satisfies Typed)

export const deleteTyped = deleteSessionText
