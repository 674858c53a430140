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

/** Numbers that have a name in the code, or the columns of fields, by the name of their list. */
export type NamedLists = Readonly<Record<string, Readonly<Record<string, number | string>>>>

/**
 * `:list(c.{column} as "{field}")` becomes what is in the parentheses, once for each column of the list and with commas in
 * between. It may stand in an annotation too.
 */
export function repeatForColumns(text: string, lists: NamedLists): string {
  const start = /(?<!:):([a-z]\w*)\(/.exec(text)
  if (!start) return text
  const [opening, name = ''] = start
  const from = start.index + opening.length
  const to = closingParenthesis(text, from)
  const columns = Object.entries(lists[name] ?? {})
  if (columns.length === 0) throw new Error(`there is no list :${name}`)
  const repeated = columns.map(([field, column]) =>
    text.slice(from, to).replaceAll('{field}', field).replaceAll('{column}', String(column)),
  )
  return text.slice(0, start.index) + repeated.join(', ') + repeatForColumns(text.slice(to + 1), lists)
}

function closingParenthesis(text: string, from: number): number {
  let open = 1
  for (let place = from; place < text.length; place += 1) {
    if (text[place] === '(') open += 1
    else if (text[place] === ')') open -= 1
    if (open === 0) return place
  }
  throw new Error('a parenthesis is not closed')
}

/**
 * `::cast` is not a placeholder, and neither is anything inside quotes or a comment. `:list.name` is a number that has a
 * name, and becomes part of the text.
 */
export function numberPlaceholders(text: string, lists: NamedLists = {}): { sql: string; names: string[] } {
  const names: string[] = []
  const placeholder = /'[^']*'|--.*$|::|:([a-z][a-zA-Z0-9_]*)(?:\.([a-z][a-zA-Z0-9_]*))?/gm
  const whole = repeatForColumns(text, lists)
  const sql = whole.replace(placeholder, (match, name: string | undefined, member: string | undefined) => {
    if (!name) return match
    if (member) {
      const value = lists[name]?.[member]
      if (value === undefined) throw new Error(`there is no :${name}.${member}`)
      return String(value)
    }
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { sql, names }
}
