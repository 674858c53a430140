import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'

export type Correction = { typed: string; meant: string }

/** "Showing results for “ribeiro” instead of “ribiero”." One typed word may have several corrections. */
export const correctedWords = (corrected: readonly Correction[]): string =>
  [...Map.groupBy(corrected, ({ typed }) => typed)]
    .map(([typed, ones]) => {
      const words = ones.map(({ meant }) => peopleMessages.quoted({ word: meant }))
      return peopleMessages.correctedQuery({ meant: formatList(words, 'disjunction'), typed })
    })
    .join(' ')
