import { currentLanguage } from '@wellmet/platform/messages/locale.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'

/** A name as a message says it to somebody whom the asker does not know: with “Sie” in German, so in full. */
export const nameForTarget = (name: string): string => (currentLanguage() === 'de' ? name : firstName(name))
