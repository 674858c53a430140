import { isOwnContact, type NetworkMapPerson } from '../network-map-shapes.ts'
import { peopleWords } from './person-words.ts'

/** "812 people you know, and 204 more whom 3 teammates know and share with you." */
export const whoWords = (people: readonly NetworkMapPerson[]): string => {
  const known = people.filter(isOwnContact).length
  const teammates = people.filter(({ userId }) => userId !== undefined).length
  const reached = people.filter(({ ring }) => ring === 2).length
  const first = `${peopleWords(known)} you know`
  if (teammates === 0) return `${first}.`
  const who = teammates === 1 ? '1 teammate knows and shares' : `${teammates} teammates know and share`
  return `${first}, and ${reached.toLocaleString('en-GB')} more whom ${who} with you.`
}
