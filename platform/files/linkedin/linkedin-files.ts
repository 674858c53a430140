import type { ImportRecord } from '../records.ts'
import { readConnections } from './linkedin-connections.ts'
import { readEndorsements } from './linkedin-endorsements.ts'
import { readInvitations } from './linkedin-invitations.ts'
import { readMessages } from './linkedin-messages.ts'
import { readEducation, readPositions, readProfile } from './linkedin-owner.ts'
import { readRecommendations } from './linkedin-recommendations.ts'

/** The files of an export that say who knows whom, in the order in which they are handed on. */
export const linkedInFiles = [
  'profile',
  'positions',
  'education',
  'connections',
  'invitations',
  'endorsements-received',
  'endorsements-given',
  'recommendations-received',
  'recommendations-given',
  'messages',
] as const
export type LinkedInFile = (typeof linkedInFiles)[number]

const names: readonly [RegExp, LinkedInFile][] = [
  [/^connections?$/, 'connections'],
  [/^messages?$/, 'messages'],
  [/^invitations?$/, 'invitations'],
  [/^profile$/, 'profile'],
  [/^positions?$/, 'positions'],
  [/^educations?$/, 'education'],
  [/^endorsements?received(?:info)?$/, 'endorsements-received'],
  [/^endorsements?given(?:info)?$/, 'endorsements-given'],
  [/^recommendations?received$/, 'recommendations-received'],
  [/^recommendations?given$/, 'recommendations-given'],
]

/** `Basic_Export/Endorsement_Received_Info.csv`, `endorsement received info.CSV`: folder, case, space and underscore vary. */
export function linkedInFileNamed(path: string): LinkedInFile | undefined {
  const parts = path.split(/[/\\]/)
  const base = parts.at(-1) ?? ''
  // The shadow that macOS packs beside every file.
  if (parts.includes('__MACOSX') || base.startsWith('._')) return undefined
  const name = /^(.*)\.csv$/i
    .exec(base)?.[1]
    ?.toLowerCase()
    .replace(/[\s_-]+/g, '')
  return name === undefined ? undefined : names.find(([pattern]) => pattern.test(name))?.[1]
}

/** One file of an export, also outside its ZIP. */
export const readLinkedInFile = (kind: LinkedInFile, text: AsyncIterable<string>): AsyncGenerator<ImportRecord> =>
  readers[kind](text)

const readers: Record<LinkedInFile, (text: AsyncIterable<string>) => AsyncGenerator<ImportRecord>> = {
  profile: (text) => readProfile(text),
  positions: (text) => readPositions(text),
  education: (text) => readEducation(text),
  connections: (text) => readConnections(text),
  invitations: (text) => readInvitations(text),
  'endorsements-received': (text) => readEndorsements(text, 'received', 'Endorsement_Received_Info.csv'),
  'endorsements-given': (text) => readEndorsements(text, 'given', 'Endorsement_Given_Info.csv'),
  'recommendations-received': (text) => readRecommendations(text, 'received', 'Recommendations_Received.csv'),
  'recommendations-given': (text) => readRecommendations(text, 'given', 'Recommendations_Given.csv'),
  messages: (text) => readMessages(text),
}
