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

/** `::cast` is not a placeholder, and neither is anything inside quotes or a comment. */
export function numberPlaceholders(text: string): { sql: string; names: string[] } {
  const names: string[] = []
  const sql = text.replace(/'[^']*'|--.*$|::|:([a-z][a-zA-Z0-9_]*)/gm, (match, name: string | undefined) => {
    if (!name) return match
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { sql, names }
}
