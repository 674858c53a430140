/** The text above the first block, which holds annotations for the whole file, and the blocks by name. */
export interface SqlFile {
  header: string
  blocks: ReadonlyMap<string, string>
}

export function parseSqlFile(content: string): SqlFile {
  const [header = '', ...parts] = content.split(/^-- name: *(\w+) *$/m)
  const blocks = new Map<string, string>()
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const [name, text] = parts.slice(i, i + 2) as [string, string]
    if (blocks.has(name)) throw new Error(`There are two blocks "-- name: ${name}"`)
    blocks.set(name, text.trim().replace(/;$/, ''))
  }
  return { header, blocks }
}

/** Numbers that have a name in the code, by the name of their list. */
export type NamedNumbers = Readonly<Record<string, Readonly<Record<string, number>>>>

/**
 * `::cast` is not a placeholder, and neither is anything inside quotes or a comment. `:list.name` is a number that has a
 * name, and becomes part of the text.
 */
export function numberPlaceholders(text: string, numbers: NamedNumbers = {}): { sql: string; names: string[] } {
  const names: string[] = []
  const placeholder = /'[^']*'|--.*$|::|:([a-z][a-zA-Z0-9_]*)(?:\.([a-z][a-zA-Z0-9_]*))?/gm
  const sql = text.replace(placeholder, (match, name: string | undefined, member: string | undefined) => {
    if (!name) return match
    if (member) {
      const value = numbers[name]?.[member]
      if (value === undefined) throw new Error(`there is no :${name}.${member}`)
      return String(value)
    }
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { sql, names }
}
