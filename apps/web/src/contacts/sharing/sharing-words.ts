import { contactFields, sharedContactFields } from '@wellmet/contacts/contact-fields/contact-fields.contract.ts'
import type {
  SharingMode,
  SharingOverview,
  SharingPreview as Preview,
} from '@wellmet/contacts/sharing/sharing.contract.ts'
import { sharingMessages } from '@wellmet/contacts/sharing/sharing.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import type { Teammate } from './sharing-shapes.ts'

export const modes = [
  { value: 'private', label: sharingMessages.modePrivate, about: sharingMessages.modePrivateAbout },
  { value: 'workspace', label: sharingMessages.modeWorkspace, about: sharingMessages.modeWorkspaceAbout },
  { value: 'selected', label: sharingMessages.modeSelected, about: sharingMessages.modeSelectedAbout },
] as const satisfies readonly { value: SharingMode; label: () => string; about: () => string }[]

export const sharedFieldWords = (field: SharingOverview['fields'][number]): string => {
  const own = sharedContactFields.find((name) => name === field)
  return own ? contactFields[own].sharedAs() : sharingMessages.field({ field })
}

export const neverShared = [
  sharingMessages.neverEmails,
  sharingMessages.neverPhones,
  sharingMessages.neverMessages,
  sharingMessages.neverDates,
  sharingMessages.neverHidden,
] as const

const mostNames = 4

/** "Bob Reyes and Eve Okafor", "Ana, Bo, Cy, Di, and 3 more". */
export const sharesWords = (people: readonly Teammate[]): string => {
  const names = people.slice(0, mostNames).map(({ name }) => name)
  const more = people.length - names.length
  return formatList(more > 0 ? [...names, sharingMessages.moreNames({ count: more })] : names)
}

export const savedWords = (mode: SharingMode, sharedWith: readonly Teammate[], contacts: number): string => {
  if (mode === 'private') return sharingMessages.savedPrivate()
  if (contacts === 0) return sharingMessages.savedNoContacts()
  if (sharedWith.length > 0) return sharingMessages.savedShared({ names: sharesWords(sharedWith) })
  return mode === 'workspace' ? sharingMessages.savedWorkspace() : sharingMessages.savedNobodyChosen()
}

export const previewWords = ({ teammate: { name }, shown: count, hidden }: Preview, isSaved: boolean): string =>
  isSaved
    ? sharingMessages.previewSaved({ name, count, hidden })
    : sharingMessages.previewUnsaved({ name, count, hidden })

/** Who will see what an import or a connected account brings in. Undefined while that is not known. */
export const newContactsWords = (sharing: Pick<SharingOverview, 'mode' | 'sharedWith'> | undefined): string => {
  if (!sharing) return sharingMessages.newContactsAsSet()
  const { mode, sharedWith } = sharing
  if (mode === 'workspace') return sharingMessages.newContactsWorkspace()
  return sharedWith.length === 0
    ? sharingMessages.newContactsPrivate()
    : sharingMessages.newContactsShared({ names: sharesWords(sharedWith) })
}
