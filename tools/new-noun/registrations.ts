import { areas } from '../check/areas.ts'
import type { Names } from './names.ts'
import type { WrittenFile } from './noun-files.ts'

type Read = (path: string) => string

/** The few lines by which the rest of the repository knows of a noun; those of the area only when it is new. */
export function registrations({ area, noun, many }: Names, areaIsNew: boolean, read: Read): WrittenFile[] {
  const change = (path: string, edit: (text: string) => string): WrittenFile => ({ path, content: edit(read(path)) })
  return [
    change('apps/api/families.ts', (text) =>
      withFamily(
        withImport(text, `${many}Served`, `@wellmet/${area}/${noun}/${noun}.handlers.ts`),
        area,
        `${many}Served`,
      ),
    ),
    change('tests/world/world.ts', (text) =>
      withClient(withImport(text, many, `@wellmet/${area}/${noun}/${noun}.contract.ts`), many),
    ),
    ...(areaIsNew
      ? [
          change('package.json', (text) => withArea(text, 'workspaces', area)),
          change('tsconfig.json', (text) => withArea(text, 'include', area)),
          change('apps/api/package.json', (text) => withDependency(text, `@wellmet/${area}`)),
        ]
      : []),
  ]
}

const place = (area: string): number => (areas as readonly string[]).indexOf(area)
const standsBefore = (other: string, area: string): boolean => place(other) >= 0 && place(other) <= place(area)

/** Among the packages, in the order of the alphabet; before what is imported from beside. */
export function withImport(text: string, name: string, from: string): string {
  const line = `import { ${name} } from '${from}'\n`
  const packages = [...text.matchAll(/^import [^;]*? from '(@wellmet\/[^']+)'\n/gm)]
  const next = packages.find(([, other]) => other! > from)
  const last = packages.at(-1)
  const at = next ? next.index : last ? last.index + last[0].length : 0
  return text.slice(0, at) + line + text.slice(at)
}

/** After the last family of the same area or of one further left. */
export function withFamily(text: string, area: string, name: string): string {
  const areaOf = new Map(
    [...text.matchAll(/^import \{([^}]*)\} from '@wellmet\/([a-z]+)\//gm)].flatMap(([, names, from]) =>
      names!.split(',').map((imported) => [imported.trim(), from!] as const),
    ),
  )
  return insertInto(
    text,
    /families[^=]*= \[([^\]]*)\]/,
    /\w+Served\b/g,
    (entry) => standsBefore(areaOf.get(entry) ?? '', area) && entry !== name,
    name,
  )
}

const withClient = (text: string, name: string): string =>
  insertInto(text, /const nouns = \{([^}]*)\}/, /\w+/g, () => true, name)

/** Into a list of folders in a JSON file, in the order of the areas. */
export const withArea = (text: string, key: string, area: string): string =>
  insertInto(
    text,
    new RegExp(`"${key}": \\[([^\\]]*)\\]`),
    /"[^"]+"/g,
    (entry) => standsBefore(entry.slice(1, -1), area),
    `"${area}"`,
  )

export const withDependency = (text: string, name: string): string =>
  insertInto(text, /"dependencies": \{([^}]*)\}/, /"[^"]+": "[^"]+"/g, (entry) => entry < `"${name}"`, `"${name}": "*"`)

/** After the last fitting entry, in the same manner of line breaks. */
function insertInto(
  text: string,
  list: RegExp,
  entry: RegExp,
  fits: (entry: string) => boolean,
  added: string,
): string {
  const found = list.exec(text)
  const before = found && [...found[1]!.matchAll(entry)].findLast(([name]) => fits(name))
  if (!before) throw new Error(`There is no place for ${added}: nothing is written like ${list.source}`)
  const at = found.index + found[0].lastIndexOf(found[1]!) + before.index + before[0].length
  const lineBreak = /\n *(?=\S)/.exec(found[1]!)?.[0] ?? ' '
  return `${text.slice(0, at)},${lineBreak}${added}${text.slice(at)}`
}
