import { areas } from '../check/areas.ts'
import { vague } from '../check/files.ts'
import { namesOf } from './names.ts'

/** What stands in the repository already. */
export interface ExistingNames {
  /** `account/users`. */
  nouns: readonly string[]
  /** Named shapes of the API document; two of one name would become one. */
  shapes: readonly string[]
}

const kebabCase = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/
const longest = 24
const notHouse =
  /^(?:dtos?|managers|services?|controllers?|models?|entity|entities|repository|repositories|things?|stuff|infos?)$/
/** Words that the files of every noun say already. */
const spoken = new Set([
  'Awaited',
  'Date',
  'Id',
  'MemberCall',
  'Name',
  'Page',
  'Promise',
  'Row',
  'Text',
  'Timestamp',
  'Tx',
])

const productAreas: readonly string[] = areas.slice(1)
const usage = 'npm run new:noun <area> <plural-noun> [<singular>], for example: npm run new:noun discovery people'

/** Why the noun cannot be made, for the one who asked; null when it can. */
export function refusal([area, noun, said, ...more]: readonly string[], standing: ExistingNames): string | null {
  if (area === undefined || noun === undefined || more.length > 0) return usage
  if (!productAreas.includes(area)) return `There is no area "${area}". The areas are ${productAreas.join(', ')}.`
  for (const word of said === undefined ? [noun] : [noun, said]) {
    if (!kebabCase.test(word))
      return `"${word}" is not kebab-case: lower-case words joined by hyphens, such as api-keys.`
    if (word.length > longest) return `"${word}" is longer than ${longest} characters.`
    const empty = word.split('-').find((part) => vague.test(part) || notHouse.test(part))
    if (empty)
      return `"${word}": the house does not use the word "${empty}", which says nothing. Name what it is to a user.`
  }
  const home = standing.nouns.find((path) => path.endsWith(`/${noun}`))
  if (home) return `${home} exists already. A noun has one home: choose another name, or add to that one.`
  const names = namesOf(area, noun, said)
  if (!names)
    return `"${noun}" reads as singular; folders are plural nouns. If it is meant, say the singular too: ${usage}`
  const { oneTitled } = names
  const isTaken = spoken.has(oneTitled) || standing.shapes.includes(oneTitled) || names.many === 'arguments'
  if (isTaken)
    return `The shape "${oneTitled}" exists already. Say another singular: npm run new:noun ${area} ${noun} <singular>`
  return null
}
