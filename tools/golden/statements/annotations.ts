/** What a `.sql` file says about its columns and parameters beyond what PostgreSQL knows. */
export interface Annotations {
  imports: { names: string; from: string }[]
  notNull: Set<string>
  nullable: Set<string>
  types: Map<string, string>
}

const line = /^-- (import|type|not null|nullable): *(.+?) *$/gm

/**
 *     -- import: RawStatus, Step from './vocabulary.rules.ts'
 *     -- type: steps = Step[]
 *     -- not null: total, name
 *     -- nullable: :userId, :titles[]
 *
 * A parameter has its colon, and `:titles[]` are the items of one that is a list. What stands above the first block holds
 * for every block of the file.
 */
export function parseAnnotations(text: string): Annotations {
  const found: Annotations = { imports: [], notNull: new Set(), nullable: new Set(), types: new Map() }
  for (const [whole, kind, said = ''] of text.matchAll(line)) {
    const names = said.split(/, */)
    if (kind === 'not null') for (const name of names) found.notNull.add(name)
    else if (kind === 'nullable') for (const name of names) found.nullable.add(name)
    else if (kind === 'type') {
      const [, name, type] = /^(:?\w+) = (.+)$/.exec(said) ?? []
      if (!name || !type) throw new Error(`"${whole}" is not of the form "-- type: name = Type"`)
      found.types.set(name, type)
    } else {
      const [, imported, from] = /^(.+) from '(.+)'$/.exec(said) ?? []
      if (!imported || !from) throw new Error(`"${whole}" is not of the form "-- import: Type from './file.ts'"`)
      found.imports.push({ names: imported, from })
    }
  }
  return found
}

/** The columns and parameters that are spoken of. */
export const namesIn = ({ notNull, nullable, types }: Annotations): string[] =>
  [...notNull, ...nullable, ...types.keys()].map((name) => name.replace('[]', ''))
