import type { PersonState } from './person-states.contract.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'

/** Where things stand, in the language of the reader; empty where nothing is known. */
export const stateWords = ({ says }: Pick<PersonState, 'says'>): string => (says ? renderMessage(says) : '')
