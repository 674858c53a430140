import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { deleteSessionText, readSessionText, saveSessionText } from '../../kit/session-texts.ts'
import type { Draft, Values } from './draft-values.ts'

type Typed = { via: string; at: number; values: Values }

const mostDays = 30

/** By user and workspace, and by the draft or by whom it is about: another connector finds the same message. */
export const typedKey = (who: string, workspace: string, { saved, target }: Pick<Draft, 'saved' | 'target'>): string =>
  `draft.${who}.${workspace}.${saved ? `request:${saved.id}` : `person:${target.personId ?? target.name}`}`

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && 'values' in value && 'via' in value && 'at' in value

/** What was typed before, for this connector; what was said to another one is left out. */
export const findTyped = (key: string, draft: Pick<Draft, 'connector' | 'values'>, now = Date.now()): Values | null => {
  const found = readSessionText(key)
  if (!isTyped(found) || now - found.at > mostDays * millisecondsPerDay) return null
  const { context, connectorEmail } = draft.values
  const own = found.via === draft.connector.personId ? {} : { context, connectorEmail }
  return { ...draft.values, ...found.values, ...own }
}

export const saveTyped = (key: string, via: string, values: Values): void =>
  saveSessionText(key, { via, at: Date.now(), values } satisfies Typed)

export const deleteTyped = deleteSessionText
