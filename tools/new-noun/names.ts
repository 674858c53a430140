import { singularOf } from './singular.ts'

/** One noun in all the ways the files of its folder write it. */
export interface Names {
  area: string
  /** `api-keys`: the folder, the files, the path. */
  noun: string
  /** `api-key`: the verb file. */
  singular: string
  /** `apiKeys` and `ApiKeys`. */
  many: string
  manyTitled: string
  /** `ApiKey`: the shape. */
  oneTitled: string
  /** `api_keys`: the table. */
  table: string
  /** `api keys`, `api key` and `an api key`, in sentences. */
  manyInWords: string
  oneInWords: string
  oneWithArticle: string
}

/** `undefined` when the singular is neither said nor found: the noun does not read as a plural. */
export function namesOf(area: string, noun: string, said?: string): Names | undefined {
  const singular = said ?? singularOf(noun)
  if (singular === undefined) return undefined
  const oneInWords = singular.replaceAll('-', ' ')
  return {
    area,
    noun,
    singular,
    many: camelCase(noun),
    manyTitled: titleCase(noun),
    oneTitled: titleCase(singular),
    table: noun.replaceAll('-', '_'),
    manyInWords: noun.replaceAll('-', ' '),
    oneInWords,
    oneWithArticle: `${/^[aeio]/.test(oneInWords) ? 'an' : 'a'} ${oneInWords}`,
  }
}

const camelCase = (kebab: string): string => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const titleCase = (kebab: string): string => camelCase(`-${kebab}`)
