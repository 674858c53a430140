/** A series that an expression reads: its name and the labels by which it is chosen. */
export interface Series {
  name: string
  labels: string[]
}

const token = /"[^"]*"|\[[^\]]*\]|\{[^}]*\}|[a-zA-Z_:][\w:]*|\d[\w.]*|\S/g
const words = new Set(['and', 'or', 'unless', 'offset', 'bool'])
const beforeLabels = new Set(['by', 'without', 'on', 'ignoring', 'group_left', 'group_right'])

/** Every series in a PromQL expression: each name that is no function, no word of the language and no label. */
export function seriesIn(expression: string): Series[] {
  const tokens: string[] = expression.match(token) ?? []
  const found: Series[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [one, next = ''] = [tokens[at]!, tokens[at + 1]]
    if (beforeLabels.has(one)) at = tokens.indexOf(')', at)
    else if (/^[a-zA-Z_:]/.test(one) && !words.has(one) && next !== '(' && !beforeLabels.has(next))
      found.push({ name: one, labels: next.startsWith('{') ? labelsIn(next) : [] })
  }
  return found
}

const labelsIn = (selector: string): string[] =>
  [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"[^"]*"/g)].map(([, label]) => label!)
