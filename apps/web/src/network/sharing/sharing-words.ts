import type {
  SharingMode,
  SharingOverview as Overview,
  SharingPreview as Preview,
} from '@wellmet/contacts/sharing/sharing.contract.ts'
import type { Teammate } from './sharing-shapes.ts'

export const modeWords: readonly { value: SharingMode; label: string; about: string }[] = [
  { value: 'private', label: 'Only me', about: 'Nobody else can use your network. This is how everybody starts.' },
  {
    value: 'workspace',
    label: 'Everybody in this workspace',
    about: 'All members can find routes through you, those who join later too.',
  },
  { value: 'selected', label: 'People I choose', about: 'Only the members you tick can find routes through you.' },
]

/** The closed list of the API, as a person would say it. */
export const fieldWords: Record<Overview['fields'][number], string> = {
  name: 'name',
  title: 'title',
  company: 'company',
  location: 'location',
  strength: 'how strong your tie is, from 0 to 100',
  freshness: 'how fresh your contact is, in one word',
}

export const neverShared = [
  'e-mail addresses',
  'telephone numbers',
  'messages and meetings',
  'dates',
  'hidden contacts',
]

const figures = new Intl.NumberFormat('en-GB')
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const mostNames = 4

export const contactsWords = (count: number): string =>
  `${figures.format(count)} ${count === 1 ? 'contact' : 'contacts'}`

/** "Bob Reyes and Eve Okafor", "Ana, Bo, Cy, Di and 3 more". */
export const sharesWords = (people: readonly Teammate[]): string => {
  const names = people.slice(0, mostNames).map(({ name }) => name)
  const more = people.length - names.length
  return list.format(more > 0 ? [...names, `${more} more`] : names)
}

export const savedWords = (mode: SharingMode, sharedWith: readonly Teammate[]): string => {
  if (mode === 'private') return 'Saved. From now on nobody but you can use your network.'
  if (sharedWith.length > 0) return `Saved. ${sharesWords(sharedWith)} can use your network now.`
  return mode === 'workspace'
    ? 'Saved. Everybody who joins this workspace can use your network.'
    : 'Saved. You chose nobody, so nobody but you can use your network.'
}

export const previewWords = ({ teammate, shown, hidden }: Preview, isSaved: boolean): string => {
  const start = isSaved ? '' : 'If you save this, '
  const sees = `${start}${teammate.name} sees ${shown === 0 ? 'none' : figures.format(shown)} of your contacts.`
  if (hidden === 0) return sees
  return `${sees} ${figures.format(hidden)} hidden ${hidden === 1 ? 'one stays' : 'ones stay'} yours alone.`
}
