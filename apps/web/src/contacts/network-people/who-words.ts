import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { isOwnContact, type NetworkMapPerson } from './network-map-shapes.ts'

/** "You know 812 people, and 3 teammates share 204 more." */
export const whoWords = (people: readonly NetworkMapPerson[]): string => {
  const known = people.filter(isOwnContact).length
  const teammates = people.filter(({ userId }) => userId !== undefined).length
  const reached = people.filter(({ ring }) => ring === 2).length
  return teammates === 0
    ? networkMapsMessages.known({ known })
    : networkMapsMessages.knownAndShared({ known, teammates, reached })
}
