/** The first names of the team. */
export type Teammate = 'Ana' | 'Kofi' | 'Mei-Lin' | 'Jonas'

/** What the connector answers: yes, yes if the target wants to, that their name may be mentioned, later, or why not. */
export const replies = [
  'yes',
  'asksTarget',
  'mention',
  'later',
  'doNotKnow',
  'notClose',
  'notNow',
  'notAFit',
  'tooMany',
] as const
export type Reply = (typeof replies)[number]

/** What else happens: the target answers an email of Wellmet, or the asker says what came of it. */
export type Happening =
  | Reply
  | 'targetYes'
  | 'targetNotNow'
  | 'introduced'
  | 'replied'
  | 'met'
  | 'workedOut'
  | 'noInterest'
  | 'triesNext'

export interface DemoIntroduction {
  asker: Teammate
  target: string
  /** A teammate, or a contact of the asker who has no account. */
  via: string
  askedDaysAgo: number
  /** One or two sentences to the target. */
  why: string
  /** Days after the ask. Whatever is silent for a month is ended by the product. */
  later: Readonly<Partial<Record<Happening, number>>>
}
