import { areas } from '../check/areas.ts'
import type { Names } from './names.ts'
import type { WrittenFile } from './noun-files.ts'

type Read = (path: string) => string

/** The lines by which the repository knows of a noun: those of the area's manifest, or those of an area that is new. */
export function registrations({ area, noun, many }: Names, areaIsNew: boolean, read: Read): WrittenFile[] {
  const change = (path: string, edit: (text: string) => string): WrittenFile => ({ path, content: edit(read(path)) })
  if (!areaIsNew)
    return [
      change(`${area}/${area}.area.ts`, (text) =>
        withTables(
          withRoute(
            withImport(
              withImport(text, `${many}Routes`, `./${noun}/${noun}.handlers.ts`),
              `${many}Tables`,
              `./${noun}/${noun}.tables.ts`,
            ),
            many,
          ),
          many,
        ),
      ),
    ]
  return [
    change('apps/areas.ts', (text) =>
      withManifest(withImport(text, `${area}Area`, `@wellmet/${area}/${area}.area.ts`), area),
    ),
    change('package.json', (text) => withArea(text, 'workspaces', area)),
    change('tsconfig.json', (text) => withArea(text, 'include', area)),
  ]
}

const place = (area: string): number => (areas as readonly string[]).indexOf(area)
const standsBefore = (other: string, area: string): boolean => place(other) >= 0 && place(other) <= place(area)

/** In the order of the alphabet, among those that are imported from packages or among those from beside. */
export function withImport(text: string, name: string, from: string): string {
  const line = `import { ${name} } from '${from}'\n`
  const isBeside = from.startsWith('.')
  const imports = [...text.matchAll(/^import [^;]*? from '([^']+)'\n/gm)]
  const alike = imports.filter(([, other]) => other!.startsWith('.') === isBeside)
  const next = alike.find(([, other]) => other! > from)
  const last = (alike.length > 0 ? alike : imports).at(-1)
  const at = next ? next.index : last ? last.index + last[0].length : 0
  return text.slice(0, at) + line + text.slice(at)
}

/** After the last route of the area. */
export const withRoute = (text: string, name: string): string =>
  insertInto(text, /routes: \{([^}]*)\}/, /\w+: \w+/g, () => true, `${name}: ${name}Routes`)

/** After the last tables of the area. */
export const withTables = (text: string, name: string): string =>
  insertInto(text, /tables: \[([^\]]*)\]/, /\.\.\.\w+/g, () => true, `...${name}Tables`)

export const withManifest = (text: string, area: string): string =>
  insertInto(
    text,
    /areas = \[([^\]]*)\]/,
    /\w+Area\b/g,
    (entry) => standsBefore(entry.slice(0, -'Area'.length), area),
    `${area}Area`,
  )

/** Into a list of folders in a JSON file, in the order of the areas. */
export const withArea = (text: string, key: string, area: string): string =>
  insertInto(
    text,
    new RegExp(`"${key}": \\[([^\\]]*)\\]`),
    /"[^"]+"/g,
    (entry) => standsBefore(entry.slice(1, -1), area),
    `"${area}"`,
  )

/** After the last fitting entry, in the same manner of line breaks; into an empty list as its first. */
function insertInto(
  text: string,
  list: RegExp,
  entry: RegExp,
  fits: (entry: string) => boolean,
  added: string,
): string {
  const found = list.exec(text)
  if (found?.[1]!.trim() === '') {
    const end = found.index + found[0].length - 1
    return `${text.slice(0, end - found[1].length)} ${added} ${text.slice(end)}`
  }
  const before = found && [...found[1]!.matchAll(entry)].findLast(([name]) => fits(name))
  if (!before) throw new Error(`There is no place for ${added}: nothing is written like ${list.source}`)
  const at = found.index + found[0].lastIndexOf(found[1]!) + before.index + before[0].length
  const lineBreak = /\n *(?=\S)/.exec(found[1]!)?.[0] ?? ' '
  return `${text.slice(0, at)},${lineBreak}${added}${text.slice(at)}`
}
