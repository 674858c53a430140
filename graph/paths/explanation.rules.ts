import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import type { Audience, Explanation } from './paths.contract.ts'

/** Who may read an explanation of each audience. The workspace and the connector are apart: a connector may be an outsider. */
const readersOf: Record<Audience, readonly Audience[]> = {
  viewer: ['viewer'],
  workspace: ['viewer', 'workspace'],
  connector: ['viewer', 'connector'],
  target: ['viewer', 'connector', 'target'],
}

/** The sentences that this reader may be shown, in their order and in the current language. */
export const textsFor = (reader: Audience, explanations: readonly Explanation[]): string[] =>
  explanations.filter(({ audience }) => readersOf[audience].includes(reader)).map(renderMessage)
